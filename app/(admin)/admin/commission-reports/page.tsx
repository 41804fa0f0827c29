import { redirect } from "next/navigation";
import {
  ImportReportButton,
  NewReportButton,
} from "@/components/reconciliation/reports/adding/add-report-buttons";
import { ReportList } from "@/components/reconciliation/reports/report-list";
import { WaitingFiles } from "@/components/reconciliation/reports/waiting-files";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { tableView } from "@/components/shared/table/table-view";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { REPORTS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { listViews } from "@/lib/platform/saved-views/saved-views";
import { listWaitingFiles } from "@/lib/reconciliation/commission-reports/arrival/settle-waiting-file";
import { listReports } from "@/lib/reconciliation/commission-reports/list-reports";
import {
  hasReportFilter,
  reportListRow,
  reportsPageOf,
} from "@/lib/reconciliation/commission-reports/report-list.model";

export const metadata = { title: "Commission Reports" };

export default async function CommissionReportsPage({
  searchParams,
}: PageProps<"/admin/commission-reports">) {
  const address = await searchParams;
  const query = reportsPageOf(address);
  const { ctx } = await adminPageContext();
  const [list, waiting, saved, view] = await Promise.all([
    section(listReports(ctx, query)),
    section(listWaitingFiles(ctx)),
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
      {waiting.ok ? (
        <WaitingFiles files={waiting.value} />
      ) : (
        <LoadFailed message="Failed to load what waits for an answer" />
      )}
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
