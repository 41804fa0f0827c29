import "server-only";
import { z } from "zod";
import { findLeavers } from "@/lib/accounts/account/leaving/find-leavers";
import { queue } from "./queue";

/** What comes behind this agent is still to do. */
const data = z.object({ after: z.uuid().nullable().default(null) });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "find-leavers": z.infer<typeof data>;
  }
}

export const findLeaversQueue = queue({
  data,
  handle: (_ctx, { after }) => Promise.resolve({ owner: null, store: (tx) => findLeavers(tx, after) }),
  giveUp: null,
});
