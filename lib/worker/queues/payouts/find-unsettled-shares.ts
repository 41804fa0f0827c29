import "server-only";
import { z } from "zod";
import { findUnsettledShares } from "@/lib/payouts/shares/find-unsettled-shares";
import { queue } from "../queue";

/** Whether somebody asked for shares of what came before: else that there are none is told. */
const data = z.object({ isExpected: z.boolean().default(false) });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "find-unsettled-shares": z.infer<typeof data>;
  }
}

export const findUnsettledSharesQueue = queue({
  data,
  handle: (_ctx, { isExpected }) =>
    Promise.resolve({ owner: null, store: (tx) => findUnsettledShares(tx, isExpected) }),
  giveUp: null,
});
