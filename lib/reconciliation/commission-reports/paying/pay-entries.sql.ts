import "server-only";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { isAmong } from "@/db/bookings-among";
import {
  allocations,
  bankTransactions,
  bookings,
  commissionReports,
  matchLinks,
  reportEntries,
} from "@/db/schema";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { ReportDeposit } from "./entry-payment.model";

/** The transaction that pays a report, by its open link. */
export type ReportLink = ReportDeposit & {
  readonly id: string;
  readonly transactionId: string;
  readonly bookedOn: CalendarDate;
  readonly payer: string | null;
};

export async function selectReportLink(tx: Tx, reportId: string): Promise<ReportLink | undefined> {
  const [row] = await tx.db
    .select({
      id: matchLinks.id,
      transactionId: matchLinks.transactionId,
      bookedOn: bankTransactions.bookedOn,
      payer: bankTransactions.payer,
      amountMinor: bankTransactions.amountMinor,
      currency: bankTransactions.currency,
      feeMinor: commissionReports.depositFeeMinor,
    })
    .from(matchLinks)
    .innerJoin(bankTransactions, eq(bankTransactions.id, matchLinks.transactionId))
    .innerJoin(commissionReports, eq(commissionReports.id, matchLinks.reportId))
    .where(and(eq(matchLinks.reportId, reportId), isNull(matchLinks.closedAt)));
  if (!row) return undefined;
  const { amountMinor, currency, ...link } = row;
  return { ...link, deposit: { minor: amountMinor, currency } };
}

/**
 * Locks the transaction that pays a report, which comes first in the order of locks. Returns undefined if no
 * transaction pays it.
 */
export async function lockTransactionOf(tx: Tx, reportId: string): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ id: bankTransactions.id })
    .from(bankTransactions)
    .innerJoin(matchLinks, eq(matchLinks.transactionId, bankTransactions.id))
    .where(and(eq(matchLinks.reportId, reportId), isNull(matchLinks.closedAt)))
    .for("update", { of: bankTransactions });
  return row?.id;
}

/** The fee deducted from a report's deposit, and the amount by which the deposit exceeds the net, with its reason. */
type DepositDifferences = Pick<
  typeof commissionReports.$inferSelect,
  "depositFeeMinor" | "depositOverMinor" | "depositOverReason"
>;

export async function updateDeposit(
  tx: Tx,
  reportId: string,
  differences: DepositDifferences,
): Promise<void> {
  await tx.db.update(commissionReports).set(differences).where(eq(commissionReports.id, reportId));
}

export type PaidEntry = {
  readonly entryId: string;
  readonly userId: string;
  /** Its part of a deposit, in the deposit's currency; 0 if no deposit paid it. */
  readonly depositMinor: number;
};

/** Returns the paid entries of a report. */
export async function selectPaid(tx: Tx, reportId: string): Promise<PaidEntry[]> {
  const rows = await tx.db
    .select({
      entryId: reportEntries.id,
      userId: allocations.userId,
      depositMinor: allocations.depositMinor,
    })
    .from(reportEntries)
    .innerJoin(
      allocations,
      and(
        eq(allocations.userId, reportEntries.bookingUserId),
        eq(allocations.entryId, reportEntries.id),
        isNull(allocations.reversedAt),
      ),
    )
    .where(eq(reportEntries.reportId, reportId));
  return rows.map((row) => ({ ...row, depositMinor: row.depositMinor ?? 0 }));
}

/** Returns the entries of these reports that are matched but not paid, although their money has arrived. */
export async function selectOwed(
  tx: Tx,
  reportIds: readonly string[],
): Promise<{ readonly id: string; readonly reportId: string }[]> {
  if (reportIds.length === 0) return [];
  return await tx.db
    .select({ id: reportEntries.id, reportId: reportEntries.reportId })
    .from(reportEntries)
    .innerJoin(commissionReports, eq(commissionReports.id, reportEntries.reportId))
    .leftJoin(matchLinks, and(eq(matchLinks.reportId, commissionReports.id), isNull(matchLinks.closedAt)))
    .where(
      and(
        inArray(reportEntries.reportId, [...reportIds]),
        eq(reportEntries.status, "AUTO_MATCHED"),
        isNull(commissionReports.removedAt),
        or(isNotNull(matchLinks.id), isNotNull(commissionReports.paidOutsideAt)),
      ),
    )
    .orderBy(asc(reportEntries.reportId), asc(reportEntries.id));
}

/** Sums a report's entries with the sign of its deposit, and those that it set off. */
export async function sumLines(tx: Tx, reportId: string, isIncome: boolean) {
  const { netMinor } = reportEntries;
  const sumOf = (isMore: boolean) =>
    sql`coalesce(sum(${netMinor}) filter (where ${isMore ? gt(netMinor, 0) : lt(netMinor, 0)}), 0)`.mapWith(
      Number,
    );
  const [row] = await tx.db
    .select({ payableMinor: sumOf(isIncome), recalledMinor: sumOf(!isIncome) })
    .from(reportEntries)
    .where(eq(reportEntries.reportId, reportId));
  return row ?? NO_LINES;
}

const NO_LINES = { payableMinor: 0, recalledMinor: 0 };

/** Returns the commission currency of each of these bookings by booking id, except deleted ones. */
export async function selectCurrencies(
  tx: Tx,
  wanted: readonly { readonly userId: string; readonly bookingId: string }[],
): Promise<Map<string, Currency>> {
  if (wanted.length === 0) return new Map();
  const rows = await tx.db
    .select({ id: bookings.id, currency: bookings.commissionCurrency })
    .from(bookings)
    .where(and(isAmong(wanted), isNull(bookings.deletedAt)));
  return new Map(rows.map((row) => [row.id, row.currency]));
}
