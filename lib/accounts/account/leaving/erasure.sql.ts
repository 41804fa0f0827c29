import "server-only";
import { and, eq, inArray, isNotNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { ENTRIES_OF } from "@/db/book-entries";
import {
  activities,
  addressVerifications,
  aiReviewItems,
  allocations,
  bankTransactions,
  bookingReferences,
  bookings,
  bookingTotals,
  chases,
  commissionOffers,
  commissionReports,
  csvImportFailures,
  csvImports,
  dueTotals,
  emailContents,
  emailCorrections,
  emailItems,
  emailSenders,
  emails,
  erasedEntries,
  inboundDeliveries,
  invitations,
  matchCandidates,
  notificationMails,
  notifications,
  outboundEmails,
  payoutAccounts,
  payoutAdjustments,
  payoutAgreements,
  payoutQuestions,
  payoutRuns,
  payoutShares,
  payouts,
  personName,
  reportFiles,
  sessions,
  supplierMergeBookings,
  suppliers,
  supplierTotals,
  users,
  webhookDeliveries,
} from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/**
 * Tables that may have many rows, in the order in which they are erased: a table that refers to another comes first.
 * They are deleted with the role that works on behalf of one agent.
 */
export const ERASED_BY_AGENT: readonly PgTable[] = [
  // Before the bookings, so that nobody is told that their totals differ.
  bookingTotals,
  dueTotals,
  supplierTotals,
  webhookDeliveries,
  notifications,
  notificationMails,
  activities,
  aiReviewItems,
  emailCorrections,
  emailItems,
  emailSenders,
  emailContents,
  emails,
  outboundEmails,
  chases,
  csvImportFailures,
  csvImports,
  supplierMergeBookings,
  payoutQuestions,
  payoutShares,
  payoutAdjustments,
  payoutAgreements,
  payoutAccounts,
  allocations,
  bookingReferences,
  commissionOffers,
  bookings,
];

type Shared = { readonly table: PgTable; readonly of: (userId: string) => SQL | undefined };

/** Tables that are erased in a system transaction, because the role for one agent may not delete from them. */
export const ERASED_BY_SYSTEM: readonly Shared[] = [
  { table: inboundDeliveries, of: (userId) => eq(inboundDeliveries.userId, userId) },
  { table: reportFiles, of: (userId) => eq(reportFiles.ownerId, userId) },
  { table: matchCandidates, of: (userId) => eq(matchCandidates.bookingUserId, userId) },
  { table: addressVerifications, of: (userId) => eq(addressVerifications.userId, userId) },
  { table: sessions, of: (userId) => eq(sessions.userId, userId) },
  // The recipient is the person's own address.
  {
    table: invitations,
    of: (userId) =>
      or(
        eq(invitations.acceptedBy, userId),
        sql`lower(${invitations.email}) = (select lower(email) from ${users} where id = ${userId})`,
      ),
  },
];

/** Tables that name the agent of a row and are kept when the agent is gone, with the reason. All others are erased. */
export const KEPT: Readonly<Record<string, string>> = {
  audit_log: "shows what was done, the deletion too: ids, states, amounts and dates, nothing personal",
  commission_offer_subjects: "what an administrator decided about a payment, by ids",
  commission_report_entries: "the platform's own books, which name the booking by its id",
  commission_reports: "the platform's own books, which name the mail by its id",
  email_originals: "where bytes are that somebody may be storing now: the daily job removes both",
  erased_entries: "what the agency booked for an agent, by an id that is nobody's any more",
  payouts: "what the agency has paid or approved, and to whom: accounts and tax returns have to say it",
  payout_tax_details:
    "as whom somebody who was paid is reported, sealed: the hourly job removes it once tax offices may no longer ask",
  match_links: "the platform's own books: what a deposit paid, by ids",
};

/**
 * Removes suppliers that only the agent knows from the platform's own records, because they are erased with the agent.
 * The books name the supplier's family instead.
 */
export async function forgetSuppliers(tx: Tx, userId: string): Promise<void> {
  const own = tx.db.select({ id: suppliers.id }).from(suppliers).where(eq(suppliers.ownerId, userId));
  await tx.db
    .update(bankTransactions)
    .set({ supplierId: null })
    .where(inArray(bankTransactions.supplierId, own));
  await tx.db
    .update(commissionReports)
    .set({ supplierId: null })
    .where(inArray(commissionReports.supplierId, own));
  await tx.db
    .update(erasedEntries)
    .set({
      supplierId: sql`(select family_id from supplier_families f where f.supplier_id = erased_entries.supplier_id)`,
    })
    .where(and(eq(erasedEntries.userId, userId), inArray(erasedEntries.supplierId, own)));
}

type Rows = {
  readonly table: PgTable;
  readonly whose: SQL | undefined;
  /** Returns the book entries of the deleted rows `gone`, which the books keep. */
  readonly entries?: (gone: SQL) => SQL;
};

const ENTRIES = new Map<PgTable, (gone: SQL) => SQL>([
  [allocations, ENTRIES_OF.allocations],
  [payoutShares, ENTRIES_OF.shares],
  [
    payoutAdjustments,
    (gone) =>
      sql`${ENTRIES_OF.adjustments(gone, "created_at")} union all ${ENTRIES_OF.adjustments(gone, "removed_at")}`,
  ],
]);

export function agentRowsOf(userId: string): Rows[] {
  const mine = sql`user_id = ${userId}`;
  const rows = ERASED_BY_AGENT.map((table) => ({
    table,
    whose: mine,
    ...(ENTRIES.has(table) ? { entries: ENTRIES.get(table) } : {}),
  }));
  // Rows are deleted in batches, so reversals must be deleted before the shares that they refer to.
  return [
    { table: payoutShares, whose: sql`${mine} and reverses_id is not null`, entries: ENTRIES_OF.shares },
    ...rows,
  ];
}

/**
 * Keeps payouts that were made or approved, because the agency has to account for them, with the name of their
 * recipient. Deletes those that were only drafted. Runs as the system, to which runs belong, and after everything
 * within a payout was erased.
 */
export async function keepPayouts(tx: Tx, userId: string): Promise<void> {
  const approved = tx.db
    .select({ id: payoutRuns.id })
    .from(payoutRuns)
    .where(isNotNull(payoutRuns.approvedAt));
  await tx.db.delete(payouts).where(and(eq(payouts.userId, userId), notInArray(payouts.runId, approved)));
  await tx.db
    .update(payouts)
    .set({ agentName: sql`(select ${personName} from ${users} where ${users.id} = ${userId})` })
    .where(eq(payouts.userId, userId));
}

export function sharedRowsOf(userId: string): Rows[] {
  return ERASED_BY_SYSTEM.map(({ table, of }) => ({ table, whose: of(userId) }));
}

/** Deletes up to `most` of these rows and keeps their book entries. Returns how many there were. */
export async function deleteSome(tx: Tx, { table, whose, entries }: Rows, most: number): Promise<number> {
  const some = sql`select ctid from ${table} where ${whose} limit ${most}`;
  const kept = entries
    ? sql`, kept as (insert into ${erasedEntries} (user_id, link_id, day, kind, currency, supplier_id, counted_currency, amount_minor, counted_minor)
        select e.user_id, link_id, day, kind, currency, b.supplier_id, counted_currency, sum(amount), sum(counted) from (${entries(sql`gone`)}) e
          left join ${bookings} b on b.user_id = e.user_id and b.id = e.booking_id group by 1, 2, 3, 4, 5, 6, 7)`
    : sql``;
  const [row] = await tx.db.execute<{ count: number }>(
    sql`with gone as (delete from ${table} where ${whose} and ctid = any (array(${some})) returning *)${kept}
      select count(*)::int as count from gone`,
  );
  return row?.count ?? 0;
}
