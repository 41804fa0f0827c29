import "server-only";
import { z } from "zod";
import { refreshTransactionsOf } from "@/lib/reconciliation/bank-transactions/refresh-transactions-of";
import { queue } from "../queue";

const data = z.object({ userId: z.string(), bookingId: z.string() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "refresh-transactions": z.infer<typeof data>;
  }
}

export const refreshTransactionsQueue = queue({
  data,
  handle: (_ctx, booking) =>
    Promise.resolve({ owner: null, store: (tx) => refreshTransactionsOf(tx, booking) }),
  giveUp: null,
});
