import "server-only";
import { z } from "zod";
import { findChangedTotals } from "@/lib/ledger/bookings/totals/find-changed-totals";
import { queue, USUAL_RETRIES } from "./queue";

const data = z.object({});

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "find-changed-totals": z.infer<typeof data>;
  }
}

export const findChangedTotalsQueue = queue({
  data,
  retries: USUAL_RETRIES,
  handle: () => Promise.resolve({ owner: null, store: findChangedTotals }),
  giveUp: null,
});
