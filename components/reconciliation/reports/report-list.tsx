"use client";

import { EmptyState } from "@/components/shared/states/empty-state";
import { DataTable } from "@/components/shared/table/data-table";
import { NoResults } from "@/components/shared/table/no-results";
import { Pagination } from "@/components/shared/table/pagination";
import type { TableView } from "@/components/shared/table/table-view.model";
import { REPORTS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { SavedView } from "@/lib/platform/saved-views/saved-view.model";
import type { ReportListRow } from "@/lib/reconciliation/commission-reports/report-list.model";
import { REPORT_COLUMNS } from "./report-columns";
import { ReportTools } from "./report-tools";

/** The table of commission reports: tools, rows, and where one is in them. */
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
  readonly view: TableView;
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
              Import a supplier's CSV, XLSX or PDF statement, or forward it by e-mail, and it appears here.
            </EmptyState>
          )
        }
      />
      <Pagination url={REPORTS_URL} total={total} noun="report" />
    </>
  );
}
