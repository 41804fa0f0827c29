"use client";

import { ExportMenu } from "@/components/shared/menu/export-menu";
import { ChoicesFilter } from "@/components/shared/table/choices-filter";
import { DaysFilter } from "@/components/shared/table/days-filter";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { REPORT_STATUSES, REPORTS_URL } from "@/lib/base/addresses/addresses.model";

/** Search, dates, statuses and export. */
export function ReportTools() {
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
