import "server-only";
import { and, asc, count, desc, eq, gte, inArray, isNull, like, lte, or, type SQL, sql } from "drizzle-orm";
import { commissionReports, matchLinks, reportEntries, suppliers } from "@/db/schema";
import { containing } from "@/lib/platform/base/text";
import type { Tx } from "@/lib/platform/context/transaction";
import { matchKeyOf, type ReportRow } from "./report.model";
import { ITS_LINK, REPORT_COLUMNS, toReport } from "./report.sql";
import type { EntryMark, ReportFilters, ReportListQuery } from "./report-list.model";

export async function selectReports(tx: Tx, query: ReportListQuery): Promise<ReportRow[]> {
  const order = orderOf(query.sort);
  const page = tx.db
    .select({ id: commissionReports.id })
    .from(commissionReports)
    .leftJoin(suppliers, eq(suppliers.id, commissionReports.supplierId))
    .where(listed(query.filters))
    .orderBy(...order)
    .limit(query.limit)
    .offset(query.skip);
  const rows = await withEverything(tx)
    .where(inArray(commissionReports.id, page))
    .orderBy(...order);
  return rows.map(toReport);
}

/** Returns up to `limit` reports of a filter after `last`, newest first, to read a long list in blocks. */
export async function selectReportsAfter(
  tx: Tx,
  filters: ReportFilters,
  last: Pick<ReportRow, "id" | "receivedOn"> | undefined,
  limit: number,
): Promise<ReportRow[]> {
  const older =
    last &&
    sql`(${commissionReports.receivedOn}, ${commissionReports.id}) < (${last.receivedOn}::date, ${last.id}::uuid)`;
  const rows = await withEverything(tx)
    .where(and(listed(filters), older))
    .orderBy(...orderOf(undefined))
    .limit(limit);
  return rows.map(toReport);
}

export async function countReports(tx: Tx, filters: ReportFilters): Promise<number> {
  const [row] = await tx.db.select({ count: count() }).from(commissionReports).where(listed(filters));
  return row?.count ?? 0;
}

/** Returns the entries of these reports in their order. */
export async function selectMarks(tx: Tx, ids: readonly string[]): Promise<Map<string, EntryMark[]>> {
  const marks = new Map<string, EntryMark[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return marks;
  const rows = await tx.db
    .select({ id: reportEntries.id, reportId: reportEntries.reportId, status: reportEntries.status })
    .from(reportEntries)
    .where(inArray(reportEntries.reportId, [...ids]))
    .orderBy(asc(reportEntries.reportId), asc(reportEntries.line));
  for (const { reportId, ...mark } of rows) marks.get(reportId)?.push(mark);
  return marks;
}

function withEverything(tx: Tx) {
  return tx.db
    .select(REPORT_COLUMNS)
    .from(commissionReports)
    .leftJoin(suppliers, eq(suppliers.id, commissionReports.supplierId))
    .leftJoin(matchLinks, ITS_LINK);
}

function listed({ search, status, dateFrom, dateTo }: ReportFilters): SQL | undefined {
  return and(
    isNull(commissionReports.removedAt),
    status && status.length > 0 ? inArray(commissionReports.status, status) : undefined,
    dateFrom && gte(commissionReports.receivedOn, dateFrom),
    dateTo && lte(commissionReports.receivedOn, dateTo),
    search ? found(search) : undefined,
  );
}

/** Matches the report's own text, or the confirmation number of one of its entries. */
function found(search: string): SQL | undefined {
  const key = matchKeyOf(search);
  const holds =
    key &&
    sql`${commissionReports.id} in (select report_id from ${reportEntries} where ${reportEntries.matchKey} = ${key})`;
  return or(like(commissionReports.search, containing(search)), holds || undefined);
}

const COLUMNS = {
  date: [commissionReports.receivedOn],
  reference: [commissionReports.referenceNumber],
  net: [commissionReports.currency, commissionReports.netMinor],
  gross: [commissionReports.currency, commissionReports.grossMinor],
  supplier: [sql`lower(coalesce(${suppliers.name}, ${commissionReports.supplierName}))`],
} as const;

/** Sorts by newest first by default. */
function orderOf(sort: ReportListQuery["sort"]): SQL[] {
  const { key, descending } = sort ?? { key: "date", descending: true };
  const way = descending ? desc : asc;
  return [...COLUMNS[key].map((column) => way(column)), way(commissionReports.id)];
}
