import "server-only";
import { z } from "zod";
import { findOverdue } from "@/lib/ledger/bookings/overdue/find-overdue";
import { queue } from "./queue";

/** What comes behind this agent is still to do. */
const data = z.object({ after: z.uuid().nullable().default(null) });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "find-overdue": z.infer<typeof data>;
  }
}

export const findOverdueQueue = queue({
  data,
  handle: (_ctx, { after }) => Promise.resolve({ owner: null, store: (tx) => findOverdue(tx, after) }),
  giveUp: null,
});
