import "server-only";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { allocations, bookings, commissionReports, matchCandidates, suppliers, users } from "@/db/schema";
import { outstandingMinor } from "@/lib/ledger/bookings/booking-status.model";
import { type Reported, replacedBy } from "@/lib/ledger/bookings/payments/deposit.model";
import type { Tx } from "@/lib/platform/context/transaction";
import type { CandidatePart, Favourite, PaidPart } from "./transaction.model";
import { UNDECIDED } from "./transaction-status.model";

const SCORE = 1_000_000;

type Ranked = { readonly rank: number; readonly score: number; readonly reasons: readonly string[] };

/** Returns the bookings that a transaction may pay, best first. Those with the same rank form one candidate. */
export async function selectBookingParts(
  tx: Tx,
  transactionId: string,
): Promise<(Ranked & { readonly part: CandidatePart })[]> {
  const { rank, part, score, reasons, creditMinor, feeMinor } = matchCandidates;
  const rows = await tx.db
    .select({
      rank,
      score,
      reasons,
      creditMinor,
      feeMinor,
      booking: bookings,
      supplierName: suppliers.name,
      agentName: users.name,
      recorded: sql<Reported[]>`(select coalesce(json_agg(json_build_object('amountMinor', a.amount_minor,
          'receivedOn', a.received_on, 'source', a.source)), '[]') from allocations a
        where a.user_id = ${bookings.userId} and a.booking_id = ${bookings.id} and a.source = 'self_reported'
          and a.reversed_at is null)`,
      rivalCount: sql<number>`(select count(distinct c.subject_id)::int from match_candidates c
        where c.booking_user_id = ${bookings.userId} and c.booking_id = ${bookings.id}
          and c.subject_id <> ${transactionId}
          and exists (select from bank_transactions t where t.id = c.subject_id and t.withdrawn_at is null
            and t.status = any(${arrayText(UNDECIDED)}::text[])))`,
    })
    .from(matchCandidates)
    .innerJoin(
      bookings,
      and(
        eq(bookings.userId, matchCandidates.bookingUserId),
        eq(bookings.id, matchCandidates.bookingId),
        isNull(bookings.deletedAt),
      ),
    )
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(eq(matchCandidates.subjectId, transactionId))
    .orderBy(asc(rank), asc(part));
  return rows.map((row) => ({
    rank: row.rank,
    score: row.score / SCORE,
    reasons: row.reasons,
    part: toPart(row),
  }));
}

/**
 * Returns the best candidate of each transaction: its bookings or its report. Transactions without candidates are
 * omitted.
 */
export async function selectFavourites(tx: Tx, ids: readonly string[]): Promise<readonly Favourite[]> {
  const rows = await tx.db
    .select({
      id: matchCandidates.subjectId,
      confirmationNumber: bookings.confirmationNumber,
      agentName: users.name,
      referenceNumber: commissionReports.referenceNumber,
    })
    .from(matchCandidates)
    .leftJoin(
      bookings,
      and(
        eq(bookings.userId, matchCandidates.bookingUserId),
        eq(bookings.id, matchCandidates.bookingId),
        isNull(bookings.deletedAt),
      ),
    )
    .leftJoin(users, eq(users.id, bookings.userId))
    .leftJoin(
      commissionReports,
      and(eq(commissionReports.id, matchCandidates.reportId), isNull(commissionReports.removedAt)),
    )
    .where(
      and(
        inArray(matchCandidates.subjectId, [...ids]),
        sql`${matchCandidates.rank} = (select min(m.rank) from match_candidates m
          where m.subject_id = ${matchCandidates.subjectId})`,
      ),
    )
    .orderBy(asc(matchCandidates.subjectId), asc(matchCandidates.part));
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, parts]) => ({
    id,
    bookings: parts.flatMap(({ confirmationNumber, agentName }) =>
      confirmationNumber === null ? [] : [{ confirmationNumber, agentName: agentName ?? "" }],
    ),
    report: parts[0]?.referenceNumber ?? null,
  }));
}

type Row = {
  readonly booking: typeof bookings.$inferSelect;
  readonly supplierName: string | null;
  readonly agentName: string;
  readonly creditMinor: number | null;
  readonly feeMinor: number;
  readonly recorded: readonly Reported[];
  readonly rivalCount: number;
};

function toPart({ booking, supplierName, ...row }: Row): CandidatePart {
  const owed = outstandingMinor(booking);
  const confirmed = replacedBy(row.creditMinor ?? Number.MAX_SAFE_INTEGER, owed, row.recorded);
  return {
    booking: { id: booking.id, userId: booking.userId, confirmationNumber: booking.confirmationNumber },
    agentName: row.agentName,
    clientName: booking.clientName,
    supplier:
      booking.supplierId !== null && supplierName !== null
        ? { id: booking.supplierId, name: supplierName }
        : null,
    status: booking.status,
    travelStart: booking.travelStart,
    travelEnd: booking.travelEnd,
    commission: { minor: booking.commissionMinor, currency: booking.commissionCurrency },
    outstanding: { minor: owed, currency: booking.commissionCurrency },
    recordedMinor: confirmed.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    creditMinor: row.creditMinor,
    feeMinor: row.feeMinor,
    rivalCount: row.rivalCount,
  };
}

/** Returns the reports that a transaction may pay, best first. */
export async function selectReportCandidates(tx: Tx, transactionId: string) {
  const rows = await tx.db
    .select({
      rank: matchCandidates.rank,
      score: matchCandidates.score,
      reasons: matchCandidates.reasons,
      report: commissionReports,
      supplierName: suppliers.name,
    })
    .from(matchCandidates)
    .innerJoin(
      commissionReports,
      and(eq(commissionReports.id, matchCandidates.reportId), isNull(commissionReports.removedAt)),
    )
    .leftJoin(suppliers, eq(suppliers.id, commissionReports.supplierId))
    .where(eq(matchCandidates.subjectId, transactionId))
    .orderBy(asc(matchCandidates.rank));
  return rows.map(({ report, supplierName, ...row }) => ({
    ...row,
    score: row.score / SCORE,
    report: { id: report.id, referenceNumber: report.referenceNumber },
    supplier:
      report.supplierId !== null && supplierName !== null
        ? { id: report.supplierId, name: supplierName }
        : null,
    supplierName: report.supplierName,
    net: { minor: report.netMinor, currency: report.currency },
    matchedCount: report.closedCount,
    totalCount: report.entryCount - report.ignoredCount,
  }));
}

/** Returns the active payments of a link to a booking or a report, sorted by agent. */
export async function selectPaidParts(
  tx: Tx,
  link: { readonly id: string; readonly bookingId: string | null; readonly reportId: string | null },
): Promise<PaidPart[]> {
  const owners =
    link.bookingId === null
      ? sql`select booking_user_id from commission_report_entries where report_id = ${link.reportId}`
      : sql`select booking_user_id from match_links where id = ${link.id}`;
  const rows = await tx.db
    .select({
      paid: allocations,
      confirmationNumber: bookings.confirmationNumber,
      agentName: users.name,
    })
    .from(allocations)
    .innerJoin(bookings, and(eq(bookings.userId, allocations.userId), eq(bookings.id, allocations.bookingId)))
    .innerJoin(users, eq(users.id, allocations.userId))
    .where(
      and(
        sql`${allocations.userId} = any(array(${owners}))`,
        eq(allocations.linkId, link.id),
        isNull(allocations.reversedAt),
      ),
    )
    .orderBy(asc(users.name), asc(allocations.id));
  return rows.map(({ paid, confirmationNumber, agentName }) => ({
    id: paid.id,
    booking: { id: paid.bookingId, userId: paid.userId, confirmationNumber },
    agentName,
    credit: { minor: paid.amountMinor, currency: paid.currency },
    deposit:
      paid.depositMinor === null || paid.depositCurrency === null
        ? null
        : { minor: paid.depositMinor, currency: paid.depositCurrency },
    feeMinor: paid.feeMinor,
    overMinor: paid.overMinor,
    differenceReason: paid.differenceReason,
    shortPayMinor: paid.shortPayMinor,
    conversionMinor: paid.conversionMinor,
  }));
}

/** Returns the bookings and reports that somebody rejected for a transaction, with their numbers. */
export async function selectRejected(tx: Tx, transactionId: string) {
  const rows = await tx.db.execute<{ id: string; words: string }>(sql`
    select r.target_id as id, coalesce(b.confirmation_number, 'report ' || c.reference_number) as words
    from match_rejections r left join bookings b on b.id = r.target_id and b.deleted_at is null
      left join commission_reports c on c.id = r.target_id and c.removed_at is null
    where r.subject_id = ${transactionId} and num_nonnulls(b.id, c.id) > 0 order by r.created_at`);
  return [...rows];
}
