import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inAdminTransaction, type Tx } from "@/lib/platform/context/transaction";
import { selectCandidates, selectEntryBookings } from "./entries/entry-booking.sql";
import type { ReportRow } from "./report.model";
import type { EntryDetail, ReportDetail } from "./report-detail.model";
import {
  type StoredEntry,
  selectDifferenceSums,
  selectDuplicates,
  selectEntries,
  selectReport,
  selectSums,
} from "./report-detail.sql";
import { disagreementsOf, varianceOf } from "./report-sums.model";

type Stretch = { readonly skip: number; readonly limit: number };
const ALL: Stretch = { skip: 0, limit: 100_000 };

/** Returns a report with its entries or a page of them. Throws NOT_FOUND if it doesn't exist. For administrators. */
export async function readReport(
  ctx: Context | Tx,
  id: string,
  stretch: Stretch = ALL,
): Promise<ReportDetail> {
  return inAdminTransaction(ctx, async (tx) => {
    const report = await selectReport(tx, id);
    if (!report) throw new Failure("NOT_FOUND");
    const [{ count, ...sums }, duplicates, stored, differences] = await Promise.all([
      selectSums(tx, id),
      selectDuplicates(tx, id),
      selectEntries(tx, id, stretch),
      selectDifferenceSums(tx, id),
    ]);
    const { filePlace, ...head } = report;
    return {
      ...head,
      hasDocument: filePlace !== null || report.emailId !== null,
      duplicates,
      sums,
      differences,
      disagreements: disagreementsOf(report, sums),
      entryCount: count,
      entries: await withBookings(tx, report, stored),
    };
  });
}

async function withBookings(
  tx: Tx,
  report: ReportRow,
  stored: readonly StoredEntry[],
): Promise<EntryDetail[]> {
  const [candidates, bookings] = await Promise.all([
    selectCandidates(
      tx,
      stored.map(({ id }) => id),
    ),
    selectEntryBookings(
      tx,
      stored.flatMap(({ booking }) => booking ?? []),
    ),
  ]);
  return stored.map(({ ignoredAt, ...entry }) => {
    const booking = (entry.booking && bookings.get(entry.booking.bookingId)) ?? null;
    return {
      ...entry,
      booking,
      variance: booking && varianceOf(entry, report.currency, booking.expected),
      candidates: candidates.get(entry.id) ?? [],
    };
  });
}
