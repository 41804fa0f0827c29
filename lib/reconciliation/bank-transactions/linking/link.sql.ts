import "server-only";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { isAmong } from "@/db/bookings-among";
import { bookings, commissionReports, matchCandidates, matchLinks, reportEntries } from "@/db/schema";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Currency } from "@/lib/platform/base/money";
import { sqlStateOf } from "@/lib/platform/context/connection-loss";
import type { Tx } from "@/lib/platform/context/transaction";
import type { MatchSource } from "@/lib/reconciliation/matching/decision.model";

/** The target of a link: a booking of an agent, or a report. */
export type LinkTarget =
  | { readonly userId: string; readonly bookingId: string }
  | { readonly reportId: string };

/** Returns the target of a link, or of a candidate for one. */
export function targetOf({
  reportId,
  bookingId,
  bookingUserId,
}: Pick<typeof matchLinks.$inferSelect, "reportId" | "bookingId" | "bookingUserId">): LinkTarget {
  if (reportId !== null) return { reportId };
  return { userId: bookingUserId ?? "", bookingId: bookingId ?? "" };
}

export type OpenLink = typeof matchLinks.$inferSelect;

type NewLink = {
  readonly transactionId: string;
  readonly target: LinkTarget;
  readonly source: MatchSource;
  readonly score: number | null;
  readonly reasons: readonly string[];
  readonly wouldLink: number | null;
};

/** Inserts a link and returns its id. Throws CONFLICT if the transaction or the report already has one. */
export async function insertLink(tx: Tx, { target, ...link }: NewLink): Promise<string> {
  const id = newId();
  const { actor } = tx;
  await tx.db
    .insert(matchLinks)
    .values({
      id,
      ...link,
      ...("reportId" in target
        ? { reportId: target.reportId }
        : { bookingUserId: target.userId, bookingId: target.bookingId }),
      createdBy: actor.kind === "agent" ? actor.id : null,
      createdAt: tx.now,
    })
    .catch((error: unknown) => {
      if (sqlStateOf(error) !== "23505") throw error;
      throw new Failure(
        "CONFLICT",
        "reportId" in target
          ? "This report is paid by another transaction already."
          : "This transaction is linked already.",
      );
    });
  return id;
}

export async function lockOpenLink(tx: Tx, transactionId: string): Promise<OpenLink | undefined> {
  const [row] = await tx.db
    .select()
    .from(matchLinks)
    .where(and(eq(matchLinks.transactionId, transactionId), isNull(matchLinks.closedAt)))
    .for("update");
  return row;
}

/** Returns the target of a link in words, such as "booking HB-4471", or null if it no longer exists. */
export async function selectTargetWords(tx: Tx, link: OpenLink): Promise<string | null> {
  const { bookingUserId, bookingId, reportId } = link;
  const [row] = await tx.db.execute<{ words: string | null }>(
    sql`select coalesce(
      (select 'booking ' || confirmation_number from ${bookings} where user_id = ${bookingUserId} and id = ${bookingId}),
      (select 'report ' || reference_number from ${commissionReports} where id = ${reportId})) as words`,
  );
  return row?.words ?? null;
}

export async function closeLink(tx: Tx, id: string): Promise<void> {
  const { actor } = tx;
  await tx.db
    .update(matchLinks)
    .set({ closedAt: tx.now, closedBy: actor.kind === "agent" ? actor.id : null })
    .where(eq(matchLinks.id, id));
}

export async function markConfirmed(tx: Tx, id: string): Promise<void> {
  await tx.db.update(matchLinks).set({ source: "CONFIRMED" }).where(eq(matchLinks.id, id));
}

/** Returns the owners of bookings by booking id. Bookings that don't exist are omitted. */
export async function selectBookingOwners(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.db
    .select({ id: bookings.id, userId: bookings.userId })
    .from(bookings)
    .where(and(inArray(bookings.id, [...ids]), isNull(bookings.deletedAt)));
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}

/**
 * Returns the currency of a booking's expected commission and its supplier, or undefined if the booking doesn't exist.
 */
export async function selectOwing(
  tx: Tx,
  userId: string,
  bookingId: string,
): Promise<{ readonly code: Currency; readonly supplierId: string | null } | undefined> {
  const [row] = await tx.db
    .select({ code: bookings.commissionCurrency, supplierId: bookings.supplierId })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.id, bookingId), isNull(bookings.deletedAt)));
  return row;
}

/** Returns the source of a report, or undefined if it doesn't exist or was removed. */
export async function selectReportSource(tx: Tx, id: string) {
  const [row] = await tx.db
    .select({ source: commissionReports.source })
    .from(commissionReports)
    .where(and(eq(commissionReports.id, id), isNull(commissionReports.removedAt)));
  return row?.source;
}

/** Returns the number of bookings among which a deposit was split if the report is a split, otherwise null. */
export async function countSplit(tx: Tx, reportId: string): Promise<number | null> {
  const [row] = await tx.db
    .select({ count: sql<number>`count(${reportEntries.bookingId})::int` })
    .from(commissionReports)
    .leftJoin(reportEntries, eq(reportEntries.reportId, commissionReports.id))
    .where(and(eq(commissionReports.id, reportId), eq(commissionReports.source, "split")))
    .groupBy(commissionReports.id);
  return row?.count ?? null;
}

export type ProposedPart = typeof matchCandidates.$inferSelect;

/** Returns the matcher's candidates for a transaction, best first. */
export function selectProposed(tx: Tx, transactionId: string): Promise<ProposedPart[]> {
  return tx.db
    .select()
    .from(matchCandidates)
    .where(eq(matchCandidates.subjectId, transactionId))
    .orderBy(asc(matchCandidates.rank), asc(matchCandidates.part));
}

/** Deletes a candidate, because the pair was unlinked. */
export async function deleteProposed(tx: Tx, transactionId: string, target: LinkTarget): Promise<void> {
  const same =
    "reportId" in target
      ? eq(matchCandidates.reportId, target.reportId)
      : eq(matchCandidates.bookingId, target.bookingId);
  await tx.db.delete(matchCandidates).where(and(eq(matchCandidates.subjectId, transactionId), same));
}

/** Returns the bookings among which a deposit is split, by their ids. */
export async function selectSplitBookings(
  tx: Tx,
  parts: readonly { readonly userId: string; readonly bookingId: string }[],
) {
  const { id, userId, supplierId, confirmationNumber, clientName, travelStart, travelEnd } = bookings;
  const rows = await tx.db
    .select({ id, userId, supplierId, confirmationNumber, clientName, travelStart, travelEnd })
    .from(bookings)
    .where(and(isAmong(parts), isNull(bookings.deletedAt)));
  return new Map(rows.map((row) => [row.id, row]));
}
