import "server-only";
import { z } from "zod";
import { findOverdue } from "@/lib/bookings/overdue/find-overdue";
import { queue } from "./queue";

const data = z.object({});

declare module "@/lib/jobs/job.model" {
  interface JobData {
    readonly "find-overdue": z.infer<typeof data>;
  }
}

export const findOverdueQueue = queue({
  data,
  handle: () => Promise.resolve({ owner: null, store: findOverdue }),
  giveUp: null,
});
