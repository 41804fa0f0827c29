import "server-only";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { commissionOfferSubjects, commissionOffers, suppliers } from "@/db/schema";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import type { Tx } from "@/lib/platform/context/transaction";
import { isOpenSubject, isTakenSubject } from "./offer.sql";
import type { ClaimDecision, SubjectKind } from "./offer-state.model";

/** A locked claim, with what a decision about it requires. */
export type LockedClaim = {
  readonly userId: string;
  readonly offerId: string;
  readonly bookingId: string;
  readonly kind: SubjectKind;
  readonly subjectId: string;
  readonly decision: ClaimDecision | null;
};

/**
 * Locks all claims on the commission that a claim is about, including that claim, in the order that all code uses.
 * Returns none if nobody has claimed the offer.
 */
export async function lockClaimsOnSameCommission(tx: Tx, offerId: string): Promise<LockedClaim[]> {
  const subject = tx.db
    .select({ id: commissionOfferSubjects.subjectId })
    .from(commissionOfferSubjects)
    .where(eq(commissionOfferSubjects.offerId, offerId));
  const rows = await tx.db
    .select({
      userId: commissionOffers.userId,
      offerId: commissionOffers.id,
      bookingId: commissionOffers.claimedBookingId,
      kind: commissionOfferSubjects.kind,
      subjectId: commissionOfferSubjects.subjectId,
      decision: commissionOffers.decision,
    })
    .from(commissionOffers)
    .innerJoin(commissionOfferSubjects, aboutOffer)
    .where(
      and(
        inArray(commissionOfferSubjects.subjectId, subject),
        eq(commissionOffers.answer, "claimed"),
        isNull(commissionOffers.withdrawnAt),
      ),
    )
    .orderBy(commissionOffers.userId, commissionOffers.id)
    .for("update", { of: commissionOffers });
  return rows.flatMap(({ bookingId, ...row }) => (bookingId === null ? [] : { ...row, bookingId }));
}

export const aboutOffer: SQL | undefined = and(
  eq(commissionOfferSubjects.offerId, commissionOffers.id),
  eq(commissionOfferSubjects.agentId, commissionOffers.userId),
);

/** Whether it is decided to whom the commission belongs. */
export async function isTaken(tx: Tx, subjectId: string): Promise<boolean> {
  const [row] = await tx.db.execute<{ taken: boolean }>(
    sql`select ${isTakenSubject(sql`${subjectId}::uuid`)} as taken`,
  );
  return row?.taken ?? true;
}

/** Stores the decision about a claim; null reopens it. `decidedBy` is the administrator, null for nobody. */
export async function updateDecision(
  tx: Tx,
  claim: Pick<LockedClaim, "userId" | "offerId">,
  decision: ClaimDecision | null,
  { note, decidedBy }: { readonly note: string | null; readonly decidedBy: string | null },
): Promise<void> {
  await tx.db
    .update(commissionOffers)
    .set({ decision, note, decidedAt: decision === null ? null : tx.now })
    .where(and(eq(commissionOffers.userId, claim.userId), eq(commissionOffers.id, claim.offerId)));
  await tx.db
    .update(commissionOfferSubjects)
    .set({ decidedBy })
    .where(eq(commissionOfferSubjects.offerId, claim.offerId));
}

/** The details of a claim for notifying its agent. */
export type ClaimNotice = {
  readonly userId: string;
  readonly offerId: string;
  readonly bookingId: string;
  readonly supplierName: string;
  /** "March 2026" */
  readonly month: string;
};

const TOLD = sql`o.user_id as "userId", o.id as "offerId", o.claimed_booking_id as "bookingId",
  (select name from ${suppliers} s where s.id = o.supplier_id) as "supplierName", o.month`;

export async function selectClaimNotice(
  tx: Tx,
  userId: string,
  offerId: string,
): Promise<ClaimNotice | undefined> {
  const about = sql`o.user_id = ${userId} and o.id = ${offerId}`;
  const [notice] = await noticesOf(tx, sql`select ${TOLD} from ${commissionOffers} o where ${about}`);
  return notice;
}

async function noticesOf(tx: Tx, query: SQL): Promise<ClaimNotice[]> {
  const rows = await tx.db.execute<ClaimNotice>(query);
  return [...rows].map((row) => ({ ...row, month: monthInWords(row.month) }));
}

/**
 * Settles the claims on commission that has been matched, among these subjects or, if null, all. Returns these claims.
 */
export function settleMatched(
  tx: Tx,
  subjectIds: readonly string[] | null,
  note: string,
): Promise<ClaimNotice[]> {
  const which = sql`o.answer = 'claimed' and o.decision is null and o.withdrawn_at is null
    and ${isTakenSubject(sql`about.subject_id`)}`;
  return noticesOf(tx, decided(tx, "settled", note, sql`${aboutThese(subjectIds)} and ${which}`));
}

/** Builds the statement that stores a decision about all of these claims and returns what their agents are told. */
function decided(tx: Tx, decision: ClaimDecision, note: string, which: SQL): SQL {
  return sql`update ${commissionOffers} o set decision = ${decision}, note = ${note}, decided_at = ${now(tx)}
    from ${commissionOfferSubjects} about where ${which} returning ${TOLD}`;
}

/**
 * Withdraws unclaimed offers whose commission is no longer open. Offers made by hand are withdrawn only once the
 * commission is taken.
 */
export async function withdrawMatched(tx: Tx, subjectIds: readonly string[] | null): Promise<void> {
  await tx.db.execute(sql`
    update ${commissionOffers} o set withdrawn_at = ${now(tx)} from ${commissionOfferSubjects} about
    where ${aboutThese(subjectIds)} and o.answer is distinct from 'claimed' and o.withdrawn_at is null
      and case when o.asked_at is null then not ${isOpenSubject(sql`about.subject_id`)} else ${isTakenSubject(sql`about.subject_id`)} end`);
}

/**
 * Reopens the claims on commission that is open again if they were settled by its match, and restores withdrawn offers
 * that were answered "not mine".
 */
export async function reopenSettled(tx: Tx, subjectIds: readonly string[]): Promise<void> {
  await tx.db.execute(sql`
    update ${commissionOffers} o set decision = null, note = null, decided_at = null, withdrawn_at = null
    from ${commissionOfferSubjects} about
    where ${aboutThese(subjectIds)} and (o.decision = 'settled' or (o.answer = 'not-mine' and o.withdrawn_at is not null))`);
}

/** Reverts approved claims whose match was removed, among these subjects or, if null, all. Returns these claims. */
export function revertApproved(
  tx: Tx,
  subjectIds: readonly string[] | null,
  note: string,
): Promise<ClaimNotice[]> {
  const which = sql`o.decision = 'approved' and not ${isTakenSubject(sql`about.subject_id`)}`;
  return noticesOf(tx, decided(tx, "reverted", note, sql`${aboutThese(subjectIds)} and ${which}`));
}

function aboutThese(subjectIds: readonly string[] | null): SQL {
  const these =
    subjectIds === null ? sql`true` : sql`about.subject_id = any (${arrayText(subjectIds)}::uuid[])`;
  return sql`about.offer_id = o.id and about.agent_id = o.user_id and ${these}`;
}

function now(tx: Tx): SQL {
  return sql`${tx.now.toISOString()}::timestamptz`;
}
