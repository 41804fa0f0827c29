import { z } from "zod";
import { REPORT_SORTS, REPORT_STATUSES, REPORTS_URL } from "@/lib/base/addresses.model";
import { type CalendarDate, isCalendarDate } from "@/lib/base/calendar-date";
import { major } from "@/lib/base/money";
import { searchText, skipQuery } from "@/lib/base/paging";
import { calendarDateSchema } from "@/lib/base/schemas";
import { sortField, type UrlQuery } from "@/lib/base/url-state.model";
import type { ReportRow } from "./report.model";
import type { EntryStatus } from "./report-status.model";

const day = z
  .union([z.literal(""), calendarDateSchema], { error: "Must be a day written YYYY-MM-DD" })
  .nullish()
  .transform((value): CalendarDate | undefined => value || undefined);

/** Which reports somebody asks for; without statuses those of all. */
export const reportFilters = z.object({
  search: searchText,
  status: z
    .array(z.enum(REPORT_STATUSES, { error: `status must be of ${REPORT_STATUSES.join(", ")}` }))
    .max(REPORT_STATUSES.length)
    .optional(),
  dateFrom: day,
  dateTo: day,
});
export type ReportFilters = z.output<typeof reportFilters>;

const SORT = new RegExp(`^-?(${REPORT_SORTS.join("|")})$`);

/** The body of `POST /admin/commission-reports/list`; `sort` is ours. */
export const reportListBody = z.object({
  ...skipQuery(20),
  filters: reportFilters.prefault({}),
  sort: z
    .string()
    .regex(SORT, `sort must be one of ${REPORT_SORTS.join(", ")}, with - before it to turn it round`)
    .transform((sort) => sortField(REPORT_SORTS).parse(sort))
    .optional(),
});
export type ReportListQuery = z.output<typeof reportListBody>;

/** The list's query from an address; what can't be read there is left out. */
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

/** A line as the summary of its report counts it. */
export type EntryMark = { readonly id: string; readonly status: EntryStatus };
export type ListedReport = ReportRow & { readonly entries: readonly EntryMark[] };
export type EntryCounts = Readonly<Partial<Record<EntryStatus, number>>>;

/** How many lines are at each status; the ignored ones are left out. */
export function countsOf(entries: readonly { readonly status: EntryStatus }[]): EntryCounts {
  const counts: Partial<Record<EntryStatus, number>> = {};
  for (const { status } of entries) {
    if (status !== "IGNORED") counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** The report of the contract, with our own `status`, `source`, `feeAmount`, `taxAmount`, `adjustmentAmount`, `duplicateOf`, `version`. */
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

/** One report of the list as its screen draws it. */
export type ReportListRow = {
  readonly id: string;
  readonly receivedOn: CalendarDate;
  readonly referenceNumber: string;
  readonly net: { readonly minor: number; readonly currency: ReportRow["currency"] };
  readonly gross: { readonly minor: number; readonly currency: ReportRow["currency"] };
  readonly counts: EntryCounts;
  readonly supplierId: string | null;
  readonly supplierName: string;
  readonly transactionId: string | null;
  readonly status: ReportRow["status"];
  readonly isDuplicate: boolean;
  readonly isPaidOutside: boolean;
};

export function reportListRow(report: ListedReport): ReportListRow {
  const { id, receivedOn, referenceNumber, currency, supplier, transactionId, status } = report;
  return {
    id,
    receivedOn,
    referenceNumber,
    net: { minor: report.netMinor, currency },
    gross: { minor: report.grossMinor, currency },
    counts: countsOf(report.entries),
    supplierId: supplier?.id ?? null,
    supplierName: report.supplierName,
    transactionId,
    status,
    isDuplicate: report.duplicateOf !== null,
    isPaidOutside: report.paidOutsideAt !== null,
  };
}
