import "server-only";
import { and, desc, eq, inArray, isNull, like, not, or, sql } from "drizzle-orm";
import { outstandingMinor } from "@/db/outstanding";
import {
  bankTransactions,
  bookings,
  commissionOfferSubjects,
  commissionOffers,
  commissionReports,
  reportEntries,
  suppliers,
  users,
} from "@/db/schema";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Claim, ClaimCounts, ClaimedEntry, ClaimedTransaction, ClaimQuery } from "./claim.model";
import { aboutOffer } from "./claim-change.sql";

const IS_CLAIM = and(eq(commissionOffers.answer, "claimed"), isNull(commissionOffers.withdrawnAt));
const WAITS = and(IS_CLAIM, isNull(commissionOffers.decision));
const IS_WAITING = sql`bool_or(${commissionOffers.decision} is null)`;

export type ListedSubject = { readonly id: string; readonly isWaiting: boolean };

/** Returns a page of claimed commission, in the order described at `Claims`. */
export function selectSubjects(
  tx: Tx,
  { search, show, page, pageSize }: ClaimQuery,
): Promise<ListedSubject[]> {
  return subjectsOf(tx, search)
    .having(show === null ? undefined : show === "waiting" ? IS_WAITING : not(IS_WAITING))
    .orderBy(
      desc(IS_WAITING),
      sql`case when ${IS_WAITING} then min(${commissionOffers.answeredAt}) end`,
      desc(sql`max(${commissionOffers.decidedAt})`),
      commissionOfferSubjects.subjectId,
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function countSubjects(tx: Tx, search: string): Promise<ClaimCounts> {
  const all = subjectsOf(tx, search).as("all_subjects");
  const [row] = await tx.db
    .select({
      waiting: sql<number>`(count(*) filter (where ${all.isWaiting}))::int`,
      decided: sql<number>`(count(*) filter (where not ${all.isWaiting}))::int`,
    })
    .from(all);
  return row ?? { waiting: 0, decided: 0 };
}

function subjectsOf(tx: Tx, search: string) {
  return tx.db
    .select({
      id: commissionOfferSubjects.subjectId,
      isWaiting: sql<boolean>`${IS_WAITING}`.as("is_waiting"),
    })
    .from(commissionOffers)
    .innerJoin(commissionOfferSubjects, aboutOffer)
    .where(
      and(
        IS_CLAIM,
        search === "" ? undefined : inArray(commissionOfferSubjects.subjectId, found(tx, search)),
      ),
    )
    .groupBy(commissionOfferSubjects.subjectId)
    .$dynamic();
}

/** Finds claimed commission by its own text, by the agent who claims it, or by the booking for which it is claimed. */
function found(tx: Tx, search: string) {
  const held = containing(search);
  return tx.db
    .select({ id: commissionOfferSubjects.subjectId })
    .from(commissionOffers)
    .innerJoin(commissionOfferSubjects, aboutOffer)
    .innerJoin(users, eq(users.id, commissionOffers.userId))
    .innerJoin(
      bookings,
      and(eq(bookings.userId, commissionOffers.userId), eq(bookings.id, commissionOffers.claimedBookingId)),
    )
    .leftJoin(reportEntries, eq(reportEntries.id, commissionOfferSubjects.subjectId))
    .leftJoin(commissionReports, eq(commissionReports.id, reportEntries.reportId))
    .leftJoin(bankTransactions, eq(bankTransactions.id, commissionOfferSubjects.subjectId))
    .where(
      and(
        IS_CLAIM,
        or(
          like(sql`lower(concat_ws(' ', ${users.name}, ${users.email}))`, held),
          like(bookings.search, held),
          like(commissionReports.search, held),
          like(
            sql`lower(concat_ws(' ', ${reportEntries.confirmationNumber}, ${reportEntries.clientName}, ${reportEntries.property}))`,
            held,
          ),
          like(bankTransactions.search, held),
        ),
      ),
    );
}

export async function countWaitingSubjects(tx: Tx): Promise<number> {
  const [row] = await tx.db
    .select({ count: sql<number>`count(distinct ${commissionOfferSubjects.subjectId})::int` })
    .from(commissionOffers)
    .innerJoin(commissionOfferSubjects, aboutOffer)
    .where(WAITS);
  return row?.count ?? 0;
}

/** Returns the claims on each commission by its id, the earliest first. */
export async function selectClaims(
  tx: Tx,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Claim[]>> {
  const rows = await claims(tx)
    .where(and(IS_CLAIM, inArray(commissionOfferSubjects.subjectId, [...subjectIds])))
    .orderBy(commissionOffers.answeredAt, commissionOffers.id);
  return Map.groupBy(
    rows.map((row) => ({ ...claimOf(row), subjectId: row.subjectId })),
    ({ subjectId }) => subjectId,
  );
}

type ClaimRow = Awaited<ReturnType<typeof claims>>[number];

function claims(tx: Tx) {
  return tx.db
    .select({
      subjectId: commissionOfferSubjects.subjectId,
      offer: commissionOffers,
      booking: bookings,
      outstanding: sql<string>`greatest(${outstandingMinor}, 0)`,
      supplierName: suppliers.name,
      agent: { id: users.id, name: users.name, email: users.email },
    })
    .from(commissionOffers)
    .innerJoin(commissionOfferSubjects, aboutOffer)
    .innerJoin(users, eq(users.id, commissionOffers.userId))
    .innerJoin(
      bookings,
      and(eq(bookings.userId, commissionOffers.userId), eq(bookings.id, commissionOffers.claimedBookingId)),
    )
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId));
}

function claimOf({ offer, booking, outstanding, supplierName, agent }: ClaimRow): Claim {
  const { commissionCurrency } = booking;
  return {
    id: offer.id,
    agent: { ...agent, name: agent.name || agent.email },
    booking: {
      id: booking.id,
      confirmationNumber: booking.confirmationNumber,
      clientName: booking.clientName,
      supplierName,
      travelStart: booking.travelStart,
      travelEnd: booking.travelEnd,
      status: booking.status,
      expected: { minor: booking.commissionMinor, currency: commissionCurrency },
      outstanding: { minor: Number(outstanding), currency: commissionCurrency },
      isDeleted: booking.deletedAt !== null,
    },
    isFitting: offer.bookingIds.includes(booking.id),
    claimedAt: (offer.answeredAt ?? offer.createdAt).toISOString(),
    decision: offer.decision,
    note: offer.note,
    decidedAt: offer.decidedAt?.toISOString() ?? null,
  };
}

export async function selectClaimedEntries(tx: Tx, ids: readonly string[]): Promise<ClaimedEntry[]> {
  const rows = await tx.db
    .select({ entry: reportEntries, report: commissionReports, supplierName: suppliers.name })
    .from(reportEntries)
    .innerJoin(commissionReports, eq(commissionReports.id, reportEntries.reportId))
    .leftJoin(suppliers, eq(suppliers.id, commissionReports.supplierId))
    .where(inArray(reportEntries.id, [...ids]));
  return rows.map(({ entry, report, supplierName }) => ({
    kind: "entry",
    id: entry.id,
    version: entry.version,
    supplierName: supplierName ?? report.supplierName,
    reportId: report.id,
    referenceNumber: report.referenceNumber,
    line: entry.line,
    receivedOn: report.receivedOn,
    confirmationNumber: entry.confirmationNumber,
    clientName: entry.clientName,
    property: entry.property,
    agency: entry.agency,
    travelStart: entry.travelStart,
    travelEnd: entry.travelEnd,
    gross: { minor: entry.grossMinor, currency: report.currency },
    net: { minor: entry.netMinor, currency: report.currency },
  }));
}

export async function selectClaimedTransactions(
  tx: Tx,
  ids: readonly string[],
): Promise<ClaimedTransaction[]> {
  const rows = await tx.db
    .select({ transaction: bankTransactions, supplierName: suppliers.name })
    .from(bankTransactions)
    .leftJoin(suppliers, eq(suppliers.id, bankTransactions.supplierId))
    .where(inArray(bankTransactions.id, [...ids]));
  return rows.map(({ transaction, supplierName }) => ({
    kind: "transaction",
    id: transaction.id,
    version: transaction.version,
    supplierName: supplierName ?? transaction.metadata?.possibleSupplierNames[0] ?? "No supplier",
    bookedOn: transaction.bookedOn,
    memo: transaction.memo,
    payer: transaction.payer,
    amount: { minor: transaction.amountMinor, currency: transaction.currency },
  }));
}
