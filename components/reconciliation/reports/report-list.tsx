"use client";

import { ExportMenu } from "@/components/shared/menu/export-menu";
import { EmptyState } from "@/components/shared/states/empty-state";
import { ChoicesFilter } from "@/components/shared/table/choices-filter";
import { DataTable } from "@/components/shared/table/data-table";
import { DaysFilter } from "@/components/shared/table/days-filter";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import { SearchBox } from "@/components/shared/table/search-box";
import type { TableDisplay } from "@/components/shared/table/table-display.model";
import { useUrlState } from "@/components/shared/table/url-state";
import { ViewsMenu } from "@/components/shared/views/views-menu";
import { REPORT_STATUSES, REPORTS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { SavedView } from "@/lib/platform/saved-views/saved-view.model";
import type { ReportListRow } from "@/lib/reconciliation/commission-reports/report-list.model";
import { REPORT_COLUMNS } from "./report-columns";

/** The table of commission reports: tools, rows and pagination. */
export function ReportList({
  rows,
  total,
  hasFilter,
  view,
  savedViews,
}: {
  readonly rows: readonly ReportListRow[];
  readonly total: number;
  readonly hasFilter: boolean;
  readonly view: TableDisplay;
  readonly savedViews: readonly SavedView[];
}) {
  return (
    <>
      <DataTable
        id="reports"
        caption="Commission reports"
        url={REPORTS_URL}
        columns={REPORT_COLUMNS}
        rows={rows}
        view={view}
        toolbar={<ReportTools savedViews={savedViews} />}
        empty={
          hasFilter ? (
            <NoResults
              title="No commission reports found"
              url={REPORTS_URL}
              without={{ search: null, from: null, to: null, status: null }}
              clearLabel="Clear search and filters"
            />
          ) : (
            <EmptyState illustration="ledger" title="No commission reports yet">
              Import a supplier's CSV, XLSX, ODS or PDF statement, or forward it by email, and it appears
              here.
            </EmptyState>
          )
        }
      />
      <Pagination url={REPORTS_URL} total={total} noun="report" />
    </>
  );
}

/** The list's tools: search, dates, statuses, views and export. */
export function ReportTools({ savedViews }: { readonly savedViews: readonly SavedView[] }) {
  const { values, go } = useUrlState(REPORTS_URL);
  return (
    <>
      <SearchBox
        url={REPORTS_URL}
        label="Search commission reports"
        placeholder="Search by reference or supplier..."
      />
      <DaysFilter url={REPORTS_URL} />
      <ChoicesFilter
        label="Status"
        choices={REPORT_STATUSES}
        inAddress={values.status}
        onChoose={(status) => go({ status })}
      />
      <ViewsMenu saved={savedViews} />
      <ExportMenu
        path="/api/admin/commission-reports/export"
        query={{
          search: values.search,
          status: values.status,
          dateFrom: values.from,
          dateTo: values.to,
        }}
      />
    </>
  );
}
