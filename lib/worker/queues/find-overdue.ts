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
  retries: { retryLimit: 5, retryDelay: 2, retryBackoff: true, heartbeatSeconds: 20, expireInSeconds: 900 },
  handle: () => Promise.resolve({ owner: null, store: findOverdue }),
  giveUp: null,
});
