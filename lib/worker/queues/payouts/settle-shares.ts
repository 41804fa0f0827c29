import "server-only";
import { z } from "zod";
import { settleAllShares } from "@/lib/payouts/shares/settle-all-shares";
import { queue } from "../queue";

const data = z.object({ userId: z.string(), isExpected: z.boolean() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "settle-shares": z.infer<typeof data>;
  }
}

export const settleSharesQueue = queue({
  data,
  handle: (_ctx, { userId, isExpected }) =>
    Promise.resolve({ owner: userId, store: (tx) => settleAllShares(tx, isExpected) }),
  giveUp: null,
});
