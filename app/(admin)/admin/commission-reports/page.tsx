import { redirect } from "next/navigation";
import { ImportReportButton, NewReportButton } from "@/components/admin/reports/adding/add-report-buttons";
import { ReportList } from "@/components/admin/reports/report-list";
import { RefreshButton } from "@/components/shared/moves/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { tableView } from "@/components/shared/table/table-view";
import { REPORTS_URL } from "@/lib/base/addresses/admin-addresses.model";
import type { UrlQuery } from "@/lib/base/addresses/url-state.model";
import { listReports } from "@/lib/commission-reports/list-reports";
import { hasReportFilter, reportListRow, reportsPageOf } from "@/lib/commission-reports/report-list.model";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { listViews } from "@/lib/saved-views/list-views";

export const metadata = { title: "Commission Reports" };

type Props = { readonly searchParams: Promise<UrlQuery> };

export default async function CommissionReportsPage({ searchParams }: Props) {
  const address = await searchParams;
  const query = reportsPageOf(address);
  const { ctx } = await adminPageContext();
  const [list, saved, view] = await Promise.all([
    section(listReports(ctx, query)),
    section(listViews(ctx, "reports")),
    tableView("reports"),
  ]);
  const instead =
    list.ok && lastPageInstead(REPORTS_URL, "/admin/commission-reports", address, list.value.count);
  if (instead) redirect(instead);
  return (
    <>
      <PageHeader
        title="Commission Reports"
        actions={
          <>
            <RefreshButton />
            <NewReportButton />
          </>
        }
        primary={<ImportReportButton />}
      />
      {list.ok ? (
        <ReportList
          rows={list.value.data.map(reportListRow)}
          total={list.value.count}
          hasFilter={hasReportFilter(query.filters)}
          view={view}
          savedViews={saved.ok ? saved.value : []}
        />
      ) : (
        <LoadFailed message="Failed to load commission reports" />
      )}
    </>
  );
}
