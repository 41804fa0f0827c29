import { z } from "zod";
import {
  REPORT_SORTS,
  REPORT_STATUSES,
  REPORTS_URL,
} from "@/lib/platform/base/addresses/admin-addresses.model";
import type { UrlQuery } from "@/lib/platform/base/addresses/url-state.model";
import { type CalendarDate, isCalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { formatMoney, major } from "@/lib/platform/base/money";
import { searchText, sheetFormat, skipQuery, sortQuery, withCommas } from "@/lib/platform/base/paging";
import { optionalDay } from "@/lib/platform/base/schemas";
import type { Columns } from "@/lib/platform/base/sheet";
import type { ReportRow } from "./report.model";
import type { EntryStatus } from "./report-status.model";

/** The filter of the report list. Without a status, it includes all of them. */
export const reportFilters = z.object({
  search: searchText,
  status: z
    .array(z.enum(REPORT_STATUSES, { error: `status must be of ${REPORT_STATUSES.join(", ")}` }))
    .max(REPORT_STATUSES.length)
    .optional(),
  dateFrom: optionalDay,
  dateTo: optionalDay,
});
export type ReportFilters = z.output<typeof reportFilters>;

/** The body of `POST /admin/commission-reports/list`. `sort` isn't part of the specification. */
export const reportListBody = z.object({
  ...skipQuery(20),
  filters: reportFilters.prefault({}),
  sort: sortQuery(REPORT_SORTS),
});
export type ReportListQuery = z.output<typeof reportListBody>;

/** Reads the list's query from a URL. Invalid values are ignored. */
export function reportsPageOf(address: UrlQuery): ReportListQuery {
  const { search, status, from, to, sort, page, pageSize } = REPORTS_URL.read(address);
  return {
    skip: (page - 1) * pageSize,
    limit: pageSize,
    filters: {
      search: search || undefined,
      status: status.length === REPORT_STATUSES.length ? undefined : [...status],
      dateFrom: isCalendarDate(from) ? from : undefined,
      dateTo: isCalendarDate(to) ? to : undefined,
    },
    sort: sort ?? undefined,
  };
}

/** An entry as the summary of its report counts it. */
export type EntryMark = { readonly id: string; readonly status: EntryStatus };
export type ListedReport = ReportRow & { readonly entries: readonly EntryMark[] };
export type EntryCounts = Readonly<Partial<Record<EntryStatus, number>>>;

/** Counts the entries by status, except ignored ones. */
export function countsOf(entries: readonly { readonly status: EntryStatus }[]): EntryCounts {
  const counts: Partial<Record<EntryStatus, number>> = {};
  for (const { status } of entries) {
    if (status !== "IGNORED") counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/**
 * Builds the API contract's report, plus our `status`, `source`, `feeAmount`, `taxAmount`, `adjustmentAmount`,
 * `duplicateOf`, `version`.
 */
export function reportJson<Entry extends EntryMark>(
  report: ReportRow & { readonly entries: readonly Entry[] },
) {
  const amount = (minor: number) => major({ minor, currency: report.currency });
  return {
    id: report.id,
    receivedAt: report.receivedOn,
    referenceNumber: report.referenceNumber,
    currency: report.currency,
    netAmount: amount(report.netMinor),
    grossAmount: amount(report.grossMinor),
    feeAmount: amount(report.feeMinor),
    taxAmount: amount(report.taxMinor),
    adjustmentAmount: amount(report.adjustmentMinor),
    entries: report.entries,
    supplier: report.supplier ?? { id: null, name: report.supplierName },
    bankTransactionId: report.transactionId,
    status: report.status,
    source: report.source,
    duplicateOf: report.duplicateOf,
    version: report.version,
  };
}

/** Whether a filter excludes anything. */
export function hasReportFilter({ search, status, dateFrom, dateTo }: ReportFilters): boolean {
  return Boolean(search || dateFrom || dateTo || (status && status.length > 0));
}

/** The query of the export: the list's filter with statuses separated by commas, and the format csv or xlsx. */
export const reportExportQuery = z.object({
  ...reportFilters.shape,
  status: withCommas(reportFilters.shape.status),
  format: sheetFormat,
});

/** The columns of the export, with amounts in major units. Ignored entries aren't counted. */
export const REPORT_COLUMNS: Columns<ListedReport> = [
  ["Date", ({ receivedOn }) => receivedOn],
  ["Reference Number", ({ referenceNumber }) => referenceNumber],
  ["Supplier", ({ supplierName }) => supplierName],
  ["Currency", ({ currency }) => currency],
  ["Gross Amount", ({ grossMinor: minor, currency }) => major({ minor, currency })],
  ["Fee", ({ feeMinor: minor, currency }) => major({ minor, currency })],
  ["Tax", ({ taxMinor: minor, currency }) => major({ minor, currency })],
  ["Adjustment", ({ adjustmentMinor: minor, currency }) => major({ minor, currency })],
  ["Net Amount", ({ netMinor: minor, currency }) => major({ minor, currency })],
  ["Entries", ({ entries }) => entries.filter(({ status }) => status !== "IGNORED").length],
  ["Closed", ({ entries }) => entries.filter(({ status }) => status === "CLOSED").length],
  ["Status", ({ status }) => status],
  ["Linked Transaction", ({ transactionId }) => transactionId],
];

/** A report in the list as its page shows it, with formatted amounts. */
export type ReportListRow = {
  readonly id: string;
  readonly receivedOn: CalendarDate;
  readonly referenceNumber: string;
  readonly net: string;
  readonly gross: string;
  readonly counts: EntryCounts;
  readonly supplierId: string | null;
  readonly supplierName: string;
  readonly transactionId: string | null;
  readonly isDuplicate: boolean;
  readonly isPaidOutside: boolean;
};

export function reportListRow(report: ListedReport): ReportListRow {
  const { id, receivedOn, referenceNumber, currency, supplier, transactionId } = report;
  return {
    id,
    receivedOn,
    referenceNumber,
    net: formatMoney({ minor: report.netMinor, currency }),
    gross: formatMoney({ minor: report.grossMinor, currency }),
    counts: countsOf(report.entries),
    supplierId: supplier?.id ?? null,
    supplierName: report.supplierName,
    transactionId,
    isDuplicate: report.duplicateOf !== null,
    isPaidOutside: report.paidOutsideAt !== null,
  };
}
