import "server-only";
import { z } from "zod";
import { recountTotals } from "@/lib/ledger/bookings/totals/recount-totals";
import { queue } from "./queue";

const data = z.object({ userId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "recount-totals": z.infer<typeof data>;
  }
}

export const recountTotalsQueue = queue({
  data,
  handle: (_ctx, { userId }) => Promise.resolve({ owner: userId, store: recountTotals }),
  giveUp: null,
});
