import { demoReports } from "@/db/seeds/demo-reports";
import { findAdminBookings } from "@/lib/ledger/bookings/administration/admin-bookings";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { currency, money } from "@/lib/platform/base/money";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { createReport } from "@/lib/reconciliation/commission-reports/create-report";
import { matchEntry } from "@/lib/reconciliation/commission-reports/entries/decide-entry";
import { listReports } from "@/lib/reconciliation/commission-reports/list-reports";
import { payOutside } from "@/lib/reconciliation/commission-reports/moves/change-report";
import { reportListBody } from "@/lib/reconciliation/commission-reports/report-list.model";

type Lines = ReturnType<typeof demoReports>[number];

/** The first report, which was paid to its agent's own bank account. */
const PAID_OUTSIDE = "AT-R-0341";

/** Creates the demo's commission reports, once, with the lines that an administrator has settled. */
export async function seedReports(admin: Context, adminId: string, today: CalendarDate): Promise<void> {
  const there = await listReports(admin, reportListBody.parse({ filters: { search: PAID_OUTSIDE } }));
  if (there.count > 0) return;
  for (const lines of demoReports()) await add(admin, adminId, lines, today);
}

async function add(admin: Context, adminId: string, lines: Lines, today: CalendarDate): Promise<void> {
  const [{ report, supplier, received, currency: code, adjustment, net }] = lines;
  const minor = (amount: number) => money(amount, currency.parse(code)).minor;
  const sum = (of: (line: Lines[number]) => number) => minor(lines.reduce((all, line) => all + of(line), 0));
  const made = await inSystemTransaction(admin, (tx) =>
    createReport(
      tx,
      {
        source: "manual",
        mail: null,
        file: null,
        supplierId: null,
        supplierName: supplier,
        referenceNumber: report,
        receivedOn: plusDays(today, received),
        currency: currency.parse(code),
        grossMinor: sum(({ gross }) => gross),
        feeMinor: sum(({ fee }) => fee),
        taxMinor: 0,
        adjustmentMinor: minor(adjustment),
        netMinor: minor(net),
        entries: lines.map((line, index) => ({
          line: index + 1,
          raw: { "Booking No": line.number, Guest: line.client, Commission: String(line.gross) },
          confirmationNumber: line.number,
          clientName: line.client,
          travelStart: null,
          travelEnd: null,
          saleMinor: null,
          grossMinor: minor(line.gross),
          feeMinor: minor(line.fee),
          taxMinor: 0,
          outcome: line.outcome,
          property: null,
          agency: null,
          booking: null,
        })),
      },
      adminId,
    ),
  );
  for (const [index, line] of lines.entries()) {
    const entry = made.entries[index];
    if (line.about && entry) await settle(admin, entry.id, line.number);
  }
  if (report === PAID_OUTSIDE) await payOutside(admin, { id: made.id, version: null });
}

async function settle(admin: Context, id: string, number: string): Promise<void> {
  const [booking] = await findAdminBookings(admin, { search: number });
  if (booking)
    await matchEntry(admin, { id, version: null }, { userId: booking.userId, bookingId: booking.id });
}
