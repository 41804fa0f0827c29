import "server-only";
import { z } from "zod";
import { findChangedTotals } from "@/lib/ledger/bookings/totals/find-changed-totals";
import { queue } from "./queue";

const data = z.object({});

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "find-changed-totals": z.infer<typeof data>;
  }
}

export const findChangedTotalsQueue = queue({
  data,
  handle: () => Promise.resolve({ owner: null, store: findChangedTotals }),
  giveUp: null,
});
