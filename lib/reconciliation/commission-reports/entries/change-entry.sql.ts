import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { bookings, matchRejections, reportEntries } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { type BookingOfAgent, matchKeyOf, type ReportEntry } from "../report.model";

export type EntryChange = Partial<
  Pick<
    ReportEntry,
    | "booking"
    | "matchSource"
    | "ignoredAt"
    | "confirmationNumber"
    | "clientName"
    | "travelStart"
    | "travelEnd"
    | "grossMinor"
    | "feeMinor"
    | "taxMinor"
    | "netMinor"
    | "outcome"
  >
>;

export async function selectReportOf(tx: Tx, entryId: string): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ reportId: reportEntries.reportId })
    .from(reportEntries)
    .where(eq(reportEntries.id, entryId));
  return row?.reportId;
}

/** Updates an entry, except its status, which `refreshReport` writes. */
export async function updateEntry(tx: Tx, id: string, { booking, ...change }: EntryChange): Promise<void> {
  const about = booking === undefined ? {} : aboutBooking(booking);
  const number =
    change.confirmationNumber === undefined ? {} : { matchKey: matchKeyOf(change.confirmationNumber) };
  await tx.db
    .update(reportEntries)
    .set({ ...change, ...number, ...about, version: sql`${reportEntries.version} + 1`, updatedAt: tx.now })
    .where(eq(reportEntries.id, id));
}

function aboutBooking(booking: BookingOfAgent | null) {
  return {
    bookingUserId: booking?.userId ?? null,
    bookingId: booking?.bookingId ?? null,
    ...(booking ? {} : { score: null, reasons: [] }),
  };
}

/** Whether an agent has a booking that isn't deleted. */
export async function hasBooking(tx: Tx, { userId, bookingId }: BookingOfAgent): Promise<boolean> {
  const rows = await tx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.id, bookingId), isNull(bookings.deletedAt)));
  return rows.length > 0;
}

/** Records that a pair was rejected, so that the matcher never proposes it again. */
export async function insertRejection(tx: Tx, subjectId: string, targetId: string): Promise<void> {
  await tx.db
    .insert(matchRejections)
    .values({ subjectId, targetId, createdAt: tx.now })
    .onConflictDoNothing();
}

/** Deletes the rejection of a pair, because a person has matched it. */
export async function deleteRejection(tx: Tx, subjectId: string, targetId: string): Promise<void> {
  await tx.db
    .delete(matchRejections)
    .where(and(eq(matchRejections.subjectId, subjectId), eq(matchRejections.targetId, targetId)));
}
