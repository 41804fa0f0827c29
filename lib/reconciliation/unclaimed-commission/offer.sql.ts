import "server-only";
import { and, count, desc, eq, isNotNull, isNull, like, or, type SQL, sql } from "drizzle-orm";
import {
  bankTransactions,
  bookings,
  commissionOffers,
  commissionReports,
  reportEntries,
  suppliers,
} from "@/db/schema";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import type { OfferCounts, OfferKind, OfferQuery } from "./offer.model";
import type { OfferAnswer } from "./offer-state.model";

/** Whether any of the agent's own bookings or clients fit. */
const HAS_FIT = sql`cardinality(${commissionOffers.bookingIds}) + cardinality(${commissionOffers.clientNames}) > 0`;
const KIND = sql<OfferKind>`case when ${commissionOffers.decision} is not null then 'decided'
  when ${commissionOffers.answer} is null then 'open' else ${commissionOffers.answer} end`;

const COLUMNS = {
  id: commissionOffers.id,
  supplierId: commissionOffers.supplierId,
  supplierName: suppliers.name,
  month: commissionOffers.month,
  bookingIds: commissionOffers.bookingIds,
  clientNames: commissionOffers.clientNames,
  askedAt: commissionOffers.askedAt,
  answer: commissionOffers.answer,
  claimedBookingId: commissionOffers.claimedBookingId,
  decision: commissionOffers.decision,
  note: commissionOffers.note,
  decidedAt: commissionOffers.decidedAt,
} as const;

/**
 * Returns a page of the agent's offers: those that wait for an answer first, then those that wait for a decision,
 * decided ones, and the rest.
 */
export function selectOffers(tx: Tx, userId: string, { search, show, page, pageSize }: OfferQuery) {
  return offers(tx)
    .where(and(shownTo(userId, search), show === null ? undefined : eq(KIND, show)))
    .orderBy(
      sql`array_position(array['open', 'claimed', 'decided', 'not-mine'], ${KIND})`,
      desc(commissionOffers.decidedAt),
      desc(commissionOffers.month),
      commissionOffers.id,
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
}

export async function selectOffer(tx: Tx, userId: string, id: string): Promise<OfferRow | undefined> {
  const [row] = await offers(tx).where(and(ownOffer(userId, id), isNull(commissionOffers.withdrawnAt)));
  return row;
}

function offers(tx: Tx) {
  return tx.db
    .select(COLUMNS)
    .from(commissionOffers)
    .innerJoin(suppliers, eq(suppliers.id, commissionOffers.supplierId));
}

export type OfferRow = Awaited<ReturnType<typeof selectOffers>>[number];

/** Stores the agent's answer. Returns false if the offer was decided or withdrawn in the meantime. */
export async function updateAnswer(
  tx: Tx,
  userId: string,
  id: string,
  answer: OfferAnswer | null,
  bookingId: string | null,
): Promise<boolean> {
  const rows = await tx.db
    .update(commissionOffers)
    .set({ answer, claimedBookingId: bookingId, answeredAt: answer === null ? null : tx.now })
    .where(and(ownOffer(userId, id), isNull(commissionOffers.decision), isNull(commissionOffers.withdrawnAt)))
    .returning({ id: commissionOffers.id });
  return rows.length > 0;
}

export async function selectOfferCounts(tx: Tx, userId: string, search: string): Promise<OfferCounts> {
  const rows = await tx.db
    .select({ kind: KIND, count: count() })
    .from(commissionOffers)
    .innerJoin(suppliers, eq(suppliers.id, commissionOffers.supplierId))
    .where(shownTo(userId, search))
    .groupBy(sql`1`);
  const counts = Object.fromEntries(rows.map((row) => [row.kind, row.count]));
  return { open: 0, claimed: 0, decided: 0, "not-mine": 0, ...counts };
}

/**
 * Selects the offers that an agent sees. Unanswered ones with nothing that fits any more are hidden, unless an
 * administrator made them.
 */
function shownTo(userId: string, search: string): SQL | undefined {
  return and(
    eq(commissionOffers.userId, userId),
    isNull(commissionOffers.withdrawnAt),
    or(isNotNull(commissionOffers.askedAt), HAS_FIT),
    or(isNotNull(commissionOffers.answer), isNotNull(commissionOffers.askedAt), fitsStill(userId)),
    search === "" ? undefined : like(suppliers.nameKey, containing(search)),
  );
}

/**
 * Whether a fitting booking still exists. The query finds the existing ones once for all offers: if it did so for each
 * offer, the planner, which assumes that agents have few bookings, would choose an index that scans all bookings of the
 * agent.
 */
function fitsStill(userId: string): SQL {
  const offered = sql`select unnest(booking_ids) from ${commissionOffers} where user_id = ${userId}`;
  const left = sql`select id from ${bookings}
    where user_id = ${userId} and id = any(array(${offered})) and deleted_at is null`;
  return sql`(cardinality(${commissionOffers.clientNames}) > 0 or ${commissionOffers.bookingIds} && array(${left}))`;
}

function ownOffer(userId: string, id: string): SQL | undefined {
  return and(eq(commissionOffers.userId, userId), eq(commissionOffers.id, id));
}

/**
 * The condition for a report's entry, joined with its report, to be unclaimed commission: it has no booking and a
 * positive amount.
 */
export const isOpenEntry: SQL = sql`(${reportEntries.status} = 'PENDING' and ${reportEntries.bookingId} is null
  and ${reportEntries.grossMinor} > 0 and ${commissionReports.removedAt} is null
  and ${commissionReports.duplicateOf} is null)`;

/** The most likely name of the payer according to the matcher, if nobody has assigned a supplier. */
const likeliestSupplier: SQL = sql`(${bankTransactions.metadata} -> 'possibleSupplierNames' ->> 0)`;

/** The names of the payer; none if somebody has assigned a supplier. */
export const namesOfPayer: SQL = sql`case when ${bankTransactions.supplierId} is null
  then array_remove(array[${likeliestSupplier}], null) else '{}' end::text[]`;

/**
 * The condition for a payment to be unclaimed commission: the matcher found no booking, although the supplier is known.
 */
export const isOpenTransaction: SQL = sql`(${bankTransactions.status} = 'PENDING_REVIEW'
  and ${bankTransactions.amountMinor} > 0 and ${bankTransactions.withdrawnAt} is null
  and (${bankTransactions.supplierId} is not null or ${likeliestSupplier} is not null))`;

/** Whether the commission still belongs to nobody and has no proposed booking. */
export function isOpenSubject(subjectId: SQL): SQL {
  return sql`(${isEntryThat(subjectId, isOpenEntry)} or ${isTransactionThat(subjectId, isOpenTransaction)})`;
}

/**
 * Whether it is decided to whom the commission belongs, or that it belongs to nobody. A mere proposal of the matcher
 * decides nothing.
 */
export function isTakenSubject(subjectId: SQL): SQL {
  const entry = sql`(${reportEntries.status} in ('PENDING', 'MATCHED_NEEDS_CONFIRMATION')
    and ${commissionReports.removedAt} is null and ${commissionReports.duplicateOf} is null)`;
  const transaction = sql`(${bankTransactions.withdrawnAt} is null and ${bankTransactions.status}
    in ('NEW', 'METADATA_EXTRACTED', 'PENDING_REVIEW', 'MATCHED_NEEDS_CONFIRMATION', 'EXCEPTION'))`;
  return sql`not (${isEntryThat(subjectId, entry)} or ${isTransactionThat(subjectId, transaction)})`;
}

function isEntryThat(id: SQL, holds: SQL): SQL {
  return sql`exists (select from ${reportEntries}
    join ${commissionReports} on ${commissionReports.id} = ${reportEntries.reportId}
    where ${reportEntries.id} = ${id} and ${holds})`;
}

function isTransactionThat(id: SQL, holds: SQL): SQL {
  return sql`exists (select from ${bankTransactions} where ${bankTransactions.id} = ${id} and ${holds})`;
}
