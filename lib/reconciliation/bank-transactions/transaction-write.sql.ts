import "server-only";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { bankTransactions, bookings, commissionReports, matchLinks } from "@/db/schema";
import { outstandingMinor } from "@/lib/ledger/bookings/booking-status.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Money } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { MatchDecision } from "@/lib/reconciliation/matching/decision.model";
import type { TransactionFacts, TransactionStatus } from "./transaction-status.model";

/** A locked transaction, with what a decision about it requires. */
export type LockedTransaction = {
  readonly id: string;
  readonly amount: Money;
  readonly bookedOn: CalendarDate;
  readonly memo: string;
  readonly payer: string | null;
  readonly bankId: string | null;
  readonly status: TransactionStatus;
  readonly decision: MatchDecision | null;
  readonly wouldLink: boolean;
  readonly supplierId: string | null;
  readonly metadata: (typeof bankTransactions.$inferSelect)["metadata"];
  readonly ignoredAt: Date | null;
  readonly category: (typeof bankTransactions.$inferSelect)["category"];
  readonly categoryNote: string | null;
  readonly version: number;
  readonly updatedAt: Date;
};

export async function lockTransaction(tx: Tx, id: string): Promise<LockedTransaction | undefined> {
  const [row] = await tx.db
    .select()
    .from(bankTransactions)
    .where(and(eq(bankTransactions.id, id), isNull(bankTransactions.withdrawnAt)))
    .for("update");
  return row && { ...row, amount: { minor: row.amountMinor, currency: row.currency } };
}

type Columns = Partial<
  Pick<
    typeof bankTransactions.$inferInsert,
    | "ignoredAt"
    | "category"
    | "categoryNote"
    | "categoryRuleId"
    | "restoredAt"
    | "decision"
    | "matchSource"
    | "supplierId"
    | "isSupplierAssigned"
    | "search"
    | "metadata"
  >
>;

/** The column values of a transaction that isn't ignored. */
export const NOT_ASIDE = {
  ignoredAt: null,
  category: null,
  categoryNote: null,
  categoryRuleId: null,
} as const satisfies Columns;

/**
 * Stores a decision about a locked transaction and increments its version. `refreshTransactionStatus` updates its
 * status.
 */
export async function updateTransaction(tx: Tx, id: string, change: Columns): Promise<void> {
  await tx.db
    .update(bankTransactions)
    .set({ ...change, version: sql`${bankTransactions.version} + 1`, updatedAt: tx.now })
    .where(eq(bankTransactions.id, id));
}

type Cached = {
  readonly id: string;
  readonly cached: TransactionStatus;
  readonly facts: TransactionFacts;
};

/** Returns the facts that determine the statuses of these transactions, and their stored statuses. */
export async function selectStatusFacts(tx: Tx, ids: readonly string[]): Promise<Cached[]> {
  const rows = await tx.db
    .select({
      transaction: bankTransactions,
      source: matchLinks.source,
      booking: bookings,
      reportStatus: commissionReports.status,
    })
    .from(bankTransactions)
    .leftJoin(matchLinks, and(eq(matchLinks.transactionId, bankTransactions.id), isNull(matchLinks.closedAt)))
    .leftJoin(
      bookings,
      and(eq(bookings.userId, matchLinks.bookingUserId), eq(bookings.id, matchLinks.bookingId)),
    )
    .leftJoin(commissionReports, eq(commissionReports.id, matchLinks.reportId))
    .where(inArray(bankTransactions.id, [...ids]));
  return rows.map(({ transaction, source, booking, reportStatus }) => ({
    id: transaction.id,
    cached: transaction.status,
    facts: {
      ignoredAt: transaction.ignoredAt,
      exceptionReason: transaction.exceptionReason,
      hasMetadata: transaction.metadata !== null,
      decision: transaction.decision,
      link: source && {
        source,
        // A negative transaction has nothing left to pay.
        isSettled: booking
          ? transaction.amountMinor < 0 || outstandingMinor(booking) <= 0
          : reportStatus === "Fully closed",
      },
    },
  }));
}

export async function updateStatuses(
  tx: Tx,
  statuses: readonly { readonly id: string; readonly status: TransactionStatus }[],
): Promise<void> {
  if (statuses.length === 0) return;
  await tx.db.execute(sql`update bank_transactions t set status = n.status, updated_at = ${tx.now.toISOString()}
    from unnest(${arrayText(statuses.map(({ id }) => id))}::uuid[], ${arrayText(statuses.map(({ status }) => status))}::text[])
      as n (id, status) where t.id = n.id`);
}

type Booking = { readonly userId: string; readonly bookingId: string };

/** Locks all transactions with an open link to a booking, and returns their ids. */
export async function lockAllOf(tx: Tx, booking: Booking): Promise<string[]> {
  const rows = await tx.db.execute<{ id: string }>(sql`${linkedTo(booking)} order by t.id for update of t`);
  return [...rows].map(({ id }) => id);
}

/** Locks the others, except the given one. Skips those that are already locked. */
export async function lockOthersOf(tx: Tx, booking: Booking, id: string): Promise<string[]> {
  const rows = await tx.db.execute<{ id: string }>(
    sql`${linkedTo(booking)} and t.id <> ${id} order by t.id for update of t skip locked`,
  );
  return [...rows].map((row) => row.id);
}

function linkedTo({ userId, bookingId }: Booking) {
  return sql`select t.id from match_links l join bank_transactions t on t.id = l.transaction_id
    where l.booking_user_id = ${userId} and l.booking_id = ${bookingId} and l.closed_at is null`;
}
