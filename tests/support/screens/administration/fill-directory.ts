import { randomUUID } from "node:crypto";
import { closeDatabases } from "@/db/client";
import { bookingDraft } from "@/lib/ledger/bookings/booking.model";
import { createBooking } from "@/lib/ledger/bookings/create-booking";
import { recordPayment } from "@/lib/ledger/bookings/payments/record-payment";
import { plusDays } from "@/lib/platform/base/dates/calendar-date";
import { contextFor } from "@/lib/platform/context/context";
import { stopBoss } from "@/lib/platform/jobs/job.sql";
import { mergeAdminSuppliers } from "@/lib/reconciliation/supplier-joins/merge-admin-suppliers";
import { sharedSupplier } from "../../suppliers/shared-supplier";
import type { Setting } from "../screen";

const MONTHS = 14;

/** Creates shared suppliers: one with a year of payments and a merged supplier, and two possible duplicates. */
export async function fillDirectory(
  { app, person }: Setting,
  agent: string,
): Promise<Record<"paying" | "alike", string>> {
  const mark = randomUUID().slice(0, 4).toUpperCase();
  const paying = await sharedSupplier(app, {
    name: `Northwake Cruises ${mark}`,
    email: "agents@northwake.example",
    isVerified: true,
    patterns: [
      ["northwake", "cruises"],
      ["nwc", "commission"],
    ],
  });
  const merged = await sharedSupplier(app, { name: `NWC Line ${mark}` });
  const alike = await sharedSupplier(app, { name: `North-Wake Cruises ${mark}` });
  await payForAYear(agent, `Northwake Cruises ${mark}`);
  const admin = contextFor({ kind: "agent", id: person.id, admin: true, timeZone: "UTC" });
  await mergeAdminSuppliers(admin, { fromId: merged, intoId: paying });
  await stopBoss();
  await closeDatabases();
  return { paying, alike };
}

async function payForAYear(agent: string, supplier: string): Promise<void> {
  const ctx = contextFor({ kind: "agent", id: agent, admin: false, timeZone: "UTC" });
  const today = ctx.now.toISOString().slice(0, 10) as Parameters<typeof plusDays>[0];
  for (let month = 1; month <= MONTHS; month += 1) {
    const travelEndDate = plusDays(today, -30 * month - 60);
    const { id } = await createBooking(
      ctx,
      bookingDraft.parse({
        confirmationNumber: `NW-${8_800 + month}`,
        clientName: "Marta Lind",
        totalBookingAmount: 4_200,
        totalBookingCurrency: "USD",
        expectedCommissionAmount: 420,
        expectedCommissionCurrency: "USD",
        travelStartDate: plusDays(travelEndDate, -7),
        travelEndDate,
        supplier: { name: supplier },
      }),
      { source: "form" },
    );
    const amount = month % 4 === 0 ? 200 : 420;
    const receivedOn = plusDays(travelEndDate, 20 + ((month * 7) % 40));
    await recordPayment(ctx, { bookingId: id, id: undefined, amount, receivedOn, note: null });
  }
}
