"use client";

import { ExportMenu } from "@/components/shared/menu/export-menu";
import { ChoicesFilter } from "@/components/shared/table/choices-filter";
import { DaysFilter } from "@/components/shared/table/days-filter";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { ViewsMenu } from "@/components/shared/views/views-menu";
import { REPORT_STATUSES, REPORTS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { SavedView } from "@/lib/platform/saved-views/saved-view.model";

/** Search, dates, statuses, views and export. */
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
