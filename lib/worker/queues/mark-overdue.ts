import "server-only";
import { z } from "zod";
import { markOverdue } from "@/lib/ledger/bookings/overdue/mark-overdue";
import { queue } from "./queue";

const data = z.object({ userId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "mark-overdue": z.infer<typeof data>;
  }
}

export const markOverdueQueue = queue({
  data,
  handle: (_ctx, { userId }) => Promise.resolve({ owner: userId, store: markOverdue }),
  giveUp: null,
});
