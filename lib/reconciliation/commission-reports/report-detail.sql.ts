import "server-only";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { DIFFERENCES_OF_PAYMENT } from "@/db/payment-differences";
import {
  allocations,
  bankTransactions,
  commissionReports,
  matchLinks,
  reportEntries,
  suppliers,
  users,
} from "@/db/schema/index";
import type { Money } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { ReportEntry, ReportRow } from "./report.model";
import { ITS_LINK, REPORT_COLUMNS, toEntry, toReport } from "./report.sql";
import type { DifferenceSum, ReportTransaction } from "./report-detail.model";
import type { EntrySums } from "./report-sums.model";

const THOUSAND = 1_000;

type Head = ReportRow & {
  readonly emailId: string | null;
  readonly filePlace: string | null;
  readonly ownerName: string | null;
  readonly createdAt: Date;
  readonly transaction: ReportTransaction | null;
};

/** Returns a report that isn't removed, with related data. */
export async function selectReport(tx: Tx, id: string): Promise<Head | undefined> {
  const [row] = await tx.db
    .select({
      ...REPORT_COLUMNS,
      ownerName: users.name,
      ownerEmail: users.email,
      transaction: bankTransactions,
    })
    .from(commissionReports)
    .leftJoin(suppliers, eq(suppliers.id, commissionReports.supplierId))
    .leftJoin(matchLinks, ITS_LINK)
    .leftJoin(bankTransactions, eq(bankTransactions.id, matchLinks.transactionId))
    .leftJoin(users, eq(users.id, commissionReports.ownerId))
    .where(and(eq(commissionReports.id, id), isNull(commissionReports.removedAt)));
  if (!row) return undefined;
  const { emailId, filePlace, createdAt, depositFeeMinor } = row.report;
  const paidBy = row.transaction;
  return {
    ...toReport(row),
    emailId,
    filePlace,
    createdAt,
    ownerName: row.ownerName || row.ownerEmail,
    transaction: paidBy && {
      id: paidBy.id,
      bookedOn: paidBy.bookedOn,
      amount: { minor: paidBy.amountMinor, currency: paidBy.currency },
      memo: paidBy.memo,
      payer: paidBy.payer,
      feeMinor: depositFeeMinor,
    },
  };
}

/** Returns the later reports that duplicate this one. */
export async function selectDuplicates(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.db
    .select({ id: commissionReports.id })
    .from(commissionReports)
    .where(and(eq(commissionReports.duplicateOf, id), isNull(commissionReports.removedAt)))
    .orderBy(asc(commissionReports.id));
  return rows.map((row) => row.id);
}

export async function selectSums(tx: Tx, id: string): Promise<EntrySums & { readonly count: number }> {
  const sum = (column: AnyPgColumn) => sql`coalesce(sum(${column}), 0)`.mapWith(Number);
  const [row] = await tx.db
    .select({
      grossMinor: sum(reportEntries.grossMinor),
      feeMinor: sum(reportEntries.feeMinor),
      taxMinor: sum(reportEntries.taxMinor),
      netMinor: sum(reportEntries.netMinor),
      count: sql<number>`count(*)::int`,
    })
    .from(reportEntries)
    .where(eq(reportEntries.reportId, id));
  return row ?? { grossMinor: 0, feeMinor: 0, taxMinor: 0, netMinor: 0, count: 0 };
}

export type StoredEntry = ReportEntry & {
  readonly score: number | null;
  readonly reasons: readonly string[];
  readonly paid: Money | null;
};

/** Returns the entries of a report in their order, with the amounts paid. */
export async function selectEntries(
  tx: Tx,
  reportId: string,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<StoredEntry[]> {
  const rows = await tx.db
    .select({ entry: reportEntries, paidMinor: allocations.amountMinor, paidCurrency: allocations.currency })
    .from(reportEntries)
    .leftJoin(
      allocations,
      and(
        eq(allocations.userId, reportEntries.bookingUserId),
        eq(allocations.entryId, reportEntries.id),
        isNull(allocations.reversedAt),
      ),
    )
    .where(eq(reportEntries.reportId, reportId))
    .orderBy(asc(reportEntries.line))
    .limit(limit)
    .offset(skip);
  return rows.map(({ entry, paidMinor, paidCurrency }) => ({
    ...toEntry(entry),
    score: entry.score === null ? null : entry.score / THOUSAND,
    reasons: entry.reasons,
    paid: paidMinor === null || paidCurrency === null ? null : { minor: paidMinor, currency: paidCurrency },
  }));
}

/**
 * Sums the differences between a report's payments and what its bookings were owed, by reason: excess amounts in the
 * bookings' currencies, conversion differences (negative for a loss; counted only once if they were given as the reason
 * for an excess), amounts without a booking or with an unknown one, and the amount by which the deposit exceeds the
 * report's net.
 */
export async function selectDifferenceSums(tx: Tx, reportId: string): Promise<DifferenceSum[]> {
  const rows = await tx.db.execute<Pick<DifferenceSum, "reason"> & Money>(sql`
    with lines as (select * from commission_report_entries where report_id = ${reportId}),
    paid as (select a.* from lines e join allocations a
      on a.user_id = e.booking_user_id and a.entry_id = e.id and a.reversed_at is null)
    select reason, currency, sum(minor)::float8 as minor from (
      select part.reason, a.currency, part.minor from paid a cross join ${DIFFERENCES_OF_PAYMENT} where part.reason not in ('fee', 'accepted')
      union all select coalesce(e.difference_reason, 'unclaimed'), r.currency, e.gross_minor
        from lines e join commission_reports r on r.id = e.report_id
        where r.source = 'split' and e.booking_id is null and e.ignored_at is null
      union all select r.deposit_over_reason, r.currency, r.deposit_over_minor
        from commission_reports r where r.id = ${reportId} and r.deposit_over_reason is not null
          and exists (select from match_links l where l.report_id = r.id and l.closed_at is null)) difference
    group by 1, 2 having sum(minor) <> 0 order by 1, 2`);
  return rows.map(({ reason, minor, currency: code }) => ({ reason, amount: { minor, currency: code } }));
}
