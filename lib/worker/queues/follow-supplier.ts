import "server-only";
import { z } from "zod";
import { refreshSupplierBookings } from "@/lib/ledger/bookings/suppliers/refresh-supplier-bookings";
import { queue } from "./queue";

const data = z.object({ userId: z.uuid(), supplierId: z.uuid() });

declare module "@/lib/platform/jobs/job.model" {
  interface JobData {
    readonly "follow-supplier": z.infer<typeof data>;
  }
}

export const followSupplierQueue = queue({
  data,
  handle: (_ctx, { userId, supplierId }) =>
    Promise.resolve({ owner: userId, store: (tx) => refreshSupplierBookings(tx, supplierId) }),
  giveUp: null,
});
