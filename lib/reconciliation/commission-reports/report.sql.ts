import "server-only";
import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { commissionReports, matchLinks, reportEntries, suppliers } from "@/db/schema";
import { folded, storable } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import { matchKeyOf, netOf, type ReportDraft, type ReportEntry, type ReportRow } from "./report.model";
import { entryStatusOf } from "./report-status.model";

const SEARCH_LENGTH = 500;

/** Builds the text that the search box searches. */
export function searchTextOf(report: {
  readonly referenceNumber: string;
  readonly supplierName: string;
  readonly fileName: string | null;
}): string {
  const words = [report.referenceNumber, report.supplierName, report.fileName];
  return folded(words.filter(Boolean).join(" ")).slice(0, SEARCH_LENGTH).toWellFormed();
}

/** Stores an open report without entries. */
export async function insertReport(
  tx: Tx,
  id: string,
  draft: ReportDraft,
  { duplicateOf, by }: { readonly duplicateOf: string | null; readonly by: string | null },
): Promise<void> {
  const { mail, file, entries: _, ...columns } = draft;
  const fileName = file?.name ?? null;
  await tx.db.insert(commissionReports).values({
    ...columns,
    id,
    ownerId: mail?.ownerId ?? null,
    emailId: mail?.emailId ?? null,
    attachment: mail?.attachment ?? null,
    fileName,
    filePlace: file?.place ?? null,
    fileHash: file?.hash ?? null,
    duplicateOf,
    status: "Open",
    search: searchTextOf({ ...draft, fileName }),
    createdBy: by,
    createdAt: tx.now,
    updatedAt: tx.now,
  });
}

/** Stores the entries of a report in a single statement, regardless of their number. */
export async function insertEntries(
  tx: Tx,
  reportId: string,
  entries: readonly (ReportDraft["entries"][number] & { readonly id: string })[],
): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    id: entry.id,
    report_id: reportId,
    line: entry.line,
    raw: entry.raw,
    confirmation_number: entry.confirmationNumber,
    match_key: matchKeyOf(entry.confirmationNumber),
    client_name: entry.clientName,
    travel_start: entry.travelStart,
    travel_end: entry.travelEnd,
    sale_minor: entry.saleMinor,
    gross_minor: entry.grossMinor,
    fee_minor: entry.feeMinor,
    tax_minor: entry.taxMinor,
    net_minor: netOf(entry),
    outcome: entry.outcome,
    property: entry.property,
    agency: entry.agency,
    booking_user_id: entry.booking?.userId ?? null,
    booking_id: entry.booking?.bookingId ?? null,
    match_source: entry.booking ? "MANUAL" : null,
    reasons: [],
    difference_reason: entry.differenceReason ?? null,
    status: entryStatusOf({
      ignoredAt: null,
      hasBooking: entry.booking !== null || (entry.differenceReason ?? null) !== null,
      isProposal: false,
      isPaid: false,
    }),
    version: 1,
    updated_at: tx.now.toISOString(),
  }));
  await tx.db.execute(sql`insert into ${reportEntries}
    select * from jsonb_populate_recordset(null::commission_report_entries, ${JSON.stringify(rows, keepable)}::jsonb)`);
}

/** Removes characters that PostgreSQL refuses, because JSON would escape them. */
function keepable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? storable(value) : value;
}

/**
 * Returns the oldest report with the same currency and net that has the same supplier and reference number, or the same
 * document, whatever its source.
 */
export async function selectSameReport(tx: Tx, draft: ReportDraft): Promise<string | null> {
  const supplier = draft.supplierId
    ? eq(commissionReports.supplierId, draft.supplierId)
    : sql`lower(${commissionReports.supplierName}) = lower(${draft.supplierName})`;
  const [row] = await tx.db
    .select({ id: commissionReports.id })
    .from(commissionReports)
    .where(
      and(
        isNull(commissionReports.removedAt),
        isNull(commissionReports.duplicateOf),
        eq(commissionReports.currency, draft.currency),
        eq(commissionReports.netMinor, draft.netMinor),
        or(
          and(sql`lower(${commissionReports.referenceNumber}) = lower(${draft.referenceNumber})`, supplier),
          draft.file ? eq(commissionReports.fileHash, draft.file.hash) : undefined,
        ),
      ),
    )
    .orderBy(asc(commissionReports.createdAt), asc(commissionReports.id))
    .limit(1);
  return row?.id ?? null;
}

export const REPORT_COLUMNS = {
  report: commissionReports,
  supplierName: suppliers.name,
  transactionId: matchLinks.transactionId,
} as const;

/** Joins the open link. */
export const ITS_LINK: SQL | undefined = and(
  eq(matchLinks.reportId, commissionReports.id),
  isNull(matchLinks.closedAt),
);

export type LockedReport = ReportRow & { readonly depositFeeMinor: number };

/** Locks a report, unless it is removed, until the transaction ends. */
export async function lockReport(tx: Tx, id: string): Promise<LockedReport | undefined> {
  const itself = eq(commissionReports.id, id);
  await tx.db.select({ id: commissionReports.id }).from(commissionReports).where(itself).for("update");
  // A separate query, because one that waited for the lock would see the link as it was before, although another
  // transaction may have opened or closed one.
  const [row] = await tx.db
    .select(REPORT_COLUMNS)
    .from(commissionReports)
    .leftJoin(suppliers, eq(suppliers.id, commissionReports.supplierId))
    .leftJoin(matchLinks, ITS_LINK)
    .where(and(itself, isNull(commissionReports.removedAt)));
  return row && { ...toReport(row), depositFeeMinor: row.report.depositFeeMinor };
}

/** Locks the entries of a report, or one of them, in the order of their ids. */
export async function lockEntries(tx: Tx, reportId: string, id?: string): Promise<ReportEntry[]> {
  const rows = await tx.db
    .select()
    .from(reportEntries)
    .where(and(eq(reportEntries.reportId, reportId), id ? eq(reportEntries.id, id) : undefined))
    .orderBy(asc(reportEntries.id))
    .for("update");
  return rows.map(toEntry);
}

export type ReportRecord = {
  readonly report: typeof commissionReports.$inferSelect;
  readonly supplierName: string | null;
  readonly transactionId: string | null;
};

export function toReport({ report: row, supplierName, transactionId }: ReportRecord): ReportRow {
  const { id, source, ownerId, referenceNumber, status, duplicateOf, paidOutsideAt, fileName, version } = row;
  const { grossMinor, feeMinor, taxMinor, adjustmentMinor, netMinor } = row;
  return {
    id,
    source,
    ownerId,
    supplier: row.supplierId && supplierName !== null ? { id: row.supplierId, name: supplierName } : null,
    supplierName: supplierName ?? row.supplierName,
    referenceNumber,
    receivedOn: row.receivedOn,
    currency: row.currency,
    grossMinor,
    feeMinor,
    taxMinor,
    adjustmentMinor,
    netMinor,
    status,
    duplicateOf,
    paidOutsideAt,
    fileName,
    transactionId,
    version,
  };
}

export function toEntry(row: typeof reportEntries.$inferSelect): ReportEntry {
  const { bookingUserId, bookingId } = row;
  return {
    id: row.id,
    reportId: row.reportId,
    line: row.line,
    raw: row.raw,
    confirmationNumber: row.confirmationNumber,
    clientName: row.clientName,
    travelStart: row.travelStart,
    travelEnd: row.travelEnd,
    saleMinor: row.saleMinor,
    grossMinor: row.grossMinor,
    feeMinor: row.feeMinor,
    taxMinor: row.taxMinor,
    netMinor: row.netMinor,
    outcome: row.outcome,
    property: row.property,
    agency: row.agency,
    booking: bookingUserId && bookingId ? { userId: bookingUserId, bookingId } : null,
    matchSource: row.matchSource,
    differenceReason: row.differenceReason,
    ignoredAt: row.ignoredAt,
    status: row.status,
    version: row.version,
  };
}
