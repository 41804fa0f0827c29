import "server-only";
import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { isAmong } from "@/db/bookings-among";
import { outstandingMinor } from "@/db/outstanding";
import { bookings, matchCandidates, matchRejections, suppliers, users } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { EntryBooking, EntryCandidate } from "../report-detail.model";

const MOST_CANDIDATES = 5;
const MILLION = 1_000_000;

/**
 * Returns the candidate bookings of each entry by the entry's id, best first, without those that a person has rejected.
 */
export async function selectCandidates(
  tx: Tx,
  entryIds: readonly string[],
): Promise<Map<string, EntryCandidate[]>> {
  const found = new Map<string, EntryCandidate[]>();
  if (entryIds.length === 0) return found;
  const rows = await tx.db
    .select({
      subjectId: matchCandidates.subjectId,
      score: matchCandidates.score,
      reasons: matchCandidates.reasons,
      ...BOOKING,
    })
    .from(matchCandidates)
    .innerJoin(
      bookings,
      and(eq(bookings.userId, matchCandidates.bookingUserId), eq(bookings.id, matchCandidates.bookingId)),
    )
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(
      and(
        inArray(matchCandidates.subjectId, [...entryIds]),
        lte(matchCandidates.rank, MOST_CANDIDATES),
        isNull(bookings.deletedAt),
        sql`not exists (select from ${matchRejections}
          where ${matchRejections.subjectId} = ${matchCandidates.subjectId}
            and ${matchRejections.targetId} = ${matchCandidates.bookingId})`,
      ),
    )
    .orderBy(asc(matchCandidates.subjectId), asc(matchCandidates.rank));
  for (const { subjectId, score, reasons, ...booking } of rows) {
    const candidate = { booking: toBooking(booking), score: score / MILLION, reasons };
    found.set(subjectId, [...(found.get(subjectId) ?? []), candidate]);
  }
  return found;
}

/** Returns bookings of any agents by their ids, including deleted ones, because an entry still shows its booking. */
export async function selectEntryBookings(
  tx: Tx,
  wanted: readonly { readonly userId: string; readonly bookingId: string }[],
): Promise<Map<string, EntryBooking>> {
  if (wanted.length === 0) return new Map();
  const rows = await withNames(tx).where(isAmong(wanted));
  return new Map(rows.map((row) => [row.id, toBooking(row)]));
}

function withNames(tx: Tx) {
  return tx.db
    .select(BOOKING)
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId));
}

type BookingRecord = Awaited<ReturnType<typeof withNames>>[number];

const BOOKING = {
  userId: bookings.userId,
  id: bookings.id,
  confirmationNumber: bookings.confirmationNumber,
  clientName: bookings.clientName,
  supplierName: suppliers.name,
  agentName: users.name,
  agentEmail: users.email,
  commissionMinor: bookings.commissionMinor,
  currency: bookings.commissionCurrency,
  outstanding: outstandingMinor,
  travelStart: bookings.travelStart,
  travelEnd: bookings.travelEnd,
  status: bookings.status,
} as const;

function toBooking({ agentEmail, commissionMinor, currency, ...row }: BookingRecord): EntryBooking {
  return {
    ...row,
    agentName: row.agentName || agentEmail,
    expected: { minor: commissionMinor, currency },
    outstanding: { minor: Number(row.outstanding), currency },
  };
}
