import "server-only";
import { and, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import {
  bankAccounts,
  bankTransactions,
  bookings,
  categoryRules,
  commissionReports,
  matchLinks,
  statementImports,
  suppliers,
} from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { LinkRecord, LinkTarget, TransactionRow } from "./transaction.model";

const COLUMNS = {
  transaction: bankTransactions,
  supplierName: suppliers.name,
  accountName: bankAccounts.name,
  lastDigits: bankAccounts.lastDigits,
  ruleWords: categoryRules.words,
  bookingUserId: matchLinks.bookingUserId,
  bookingId: matchLinks.bookingId,
  reportId: matchLinks.reportId,
  confirmationNumber: bookings.confirmationNumber,
  referenceNumber: commissionReports.referenceNumber,
  closedCount: commissionReports.closedCount,
  entryCount: commissionReports.entryCount,
  ignoredCount: commissionReports.ignoredCount,
  proposal: sql<string | null>`case when ${bankTransactions.status} = 'MATCHED_NEEDS_CONFIRMATION' then (
    select string_agg(coalesce(b.confirmation_number, r.reference_number), ' + ' order by c.part)
    from match_candidates c left join bookings b on b.user_id = c.booking_user_id and b.id = c.booking_id
      left join commission_reports r on r.id = c.report_id
    where c.subject_id = ${bankTransactions.id}
      and c.rank = (select min(m.rank) from match_candidates m where m.subject_id = ${bankTransactions.id})) end`,
} as const;

/** Returns transactions with their link targets, in no particular order. */
export async function selectTransactions(tx: Tx, ids: readonly string[]): Promise<TransactionRow[]> {
  if (ids.length === 0) return [];
  const rows = await joined(tx, inArray(bankTransactions.id, [...ids]));
  return rows.map(toRow);
}

function joined(tx: Tx, where: SQL | undefined) {
  return tx.db
    .select(COLUMNS)
    .from(bankTransactions)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankTransactions.accountId))
    .leftJoin(suppliers, eq(suppliers.id, bankTransactions.supplierId))
    .leftJoin(categoryRules, eq(categoryRules.id, bankTransactions.categoryRuleId))
    .leftJoin(matchLinks, and(eq(matchLinks.transactionId, bankTransactions.id), isNull(matchLinks.closedAt)))
    .leftJoin(
      bookings,
      and(eq(bookings.userId, matchLinks.bookingUserId), eq(bookings.id, matchLinks.bookingId)),
    )
    .leftJoin(commissionReports, eq(commissionReports.id, matchLinks.reportId))
    .where(and(where, isNull(bankTransactions.withdrawnAt)));
}

type Joined = Awaited<ReturnType<typeof joined>>[number];

function toRow(row: Joined): TransactionRow {
  const { transaction } = row;
  return {
    id: transaction.id,
    name: transaction.memo,
    payer: transaction.payer,
    date: transaction.bookedOn,
    amount: { minor: transaction.amountMinor, currency: transaction.currency },
    status: transaction.status,
    category: categoryIn(row),
    matchSource: transaction.matchSource,
    supplier:
      transaction.supplierId !== null && row.supplierName !== null
        ? { id: transaction.supplierId, name: row.supplierName }
        : null,
    target: targetOf(row),
    exceptionReason: transaction.exceptionReason,
    proposal: row.proposal,
    likelyDoubleOf: transaction.likelyDoubleOf,
    account: { id: transaction.accountId, name: row.accountName, lastDigits: row.lastDigits },
    metadata: transaction.metadata,
    version: transaction.version,
    createdAt: transaction.createdAt.toISOString(),
  };
}

function categoryIn({ transaction, ruleWords }: Joined): TransactionRow["category"] {
  const { category, categoryNote: note, categoryRuleId } = transaction;
  const rule = categoryRuleId && ruleWords ? { id: categoryRuleId, words: ruleWords.join(" ") } : null;
  return category && { is: category, note, rule };
}

function targetOf(row: Joined): LinkTarget | null {
  const { bookingId, bookingUserId, reportId } = row;
  if (bookingId !== null && bookingUserId !== null) {
    const { confirmationNumber } = row;
    const booking = { id: bookingId, userId: bookingUserId, confirmationNumber: confirmationNumber ?? "" };
    return { kind: "booking", booking };
  }
  if (reportId === null) return null;
  return {
    kind: "report",
    report: { id: reportId, referenceNumber: row.referenceNumber ?? "" },
    matchedCount: row.closedCount ?? 0,
    totalCount: (row.entryCount ?? 0) - (row.ignoredCount ?? 0),
  };
}

/** Returns what only the page of a transaction shows. */
export async function selectSource(tx: Tx, id: string) {
  const [row] = await tx.db
    .select({
      raw: bankTransactions.raw,
      line: bankTransactions.line,
      bankId: bankTransactions.bankId,
      decision: bankTransactions.decision,
      decidedAt: bankTransactions.decidedAt,
      fileName: statementImports.fileName,
      supplierMetadata: suppliers.metadata,
    })
    .from(bankTransactions)
    .innerJoin(statementImports, eq(statementImports.id, bankTransactions.importId))
    .leftJoin(suppliers, eq(suppliers.id, bankTransactions.supplierId))
    .where(eq(bankTransactions.id, id));
  return (
    row && {
      ...row,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      supplierMetadata: row.supplierMetadata ?? {},
    }
  );
}

/** Returns all links of a transaction, newest first. */
export async function selectLinkRecords(tx: Tx, transactionId: string): Promise<LinkRecord[]> {
  const rows = await tx.db
    .select()
    .from(matchLinks)
    .where(eq(matchLinks.transactionId, transactionId))
    .orderBy(desc(matchLinks.createdAt), desc(matchLinks.id));
  return rows.map((row) => ({
    id: row.id,
    source: row.source,
    score: row.score === null ? null : row.score / 1_000,
    reasons: row.reasons,
    bookingId: row.bookingId,
    reportId: row.reportId,
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }));
}
