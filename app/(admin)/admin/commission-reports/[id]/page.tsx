import type { Metadata } from "next";
import { cache } from "react";
import { EntriesGrid } from "@/components/reconciliation/reports/entries/entries-grid";
import { ReportActions } from "@/components/reconciliation/reports/report-actions";
import { ReportAlerts, ReportFacts } from "@/components/reconciliation/reports/report-head";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { tableView } from "@/components/shared/table/table-view";
import { PrefetchLink } from "@/components/ui/links/prefetch-link";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { ENTRIES_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { isId } from "@/lib/platform/base/id";
import { readReport } from "@/lib/reconciliation/commission-reports/read-report";
import { reportView } from "@/lib/reconciliation/commission-reports/report-view.model";

/** Loads the report once for both the page and its title. */
const reportOf = cache(async (id: string, page: number, limit: number) => {
  const { ctx } = await adminPageContext();
  return isId(id) ? section(readReport(ctx, id.toLowerCase(), { skip: (page - 1) * limit, limit })) : GONE;
});

type Props = PageProps<"/admin/commission-reports/[id]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ id }, address] = await Promise.all([params, searchParams]);
  const { page, pageSize } = ENTRIES_URL.read(address);
  const loaded = await reportOf(id, page, pageSize);
  return { title: loaded.ok ? `Report ${reportView(loaded.value).referenceNumber}` : "Commission Report" };
}

export default async function CommissionReportPage({ params, searchParams }: Props) {
  const [{ id }, address] = await Promise.all([params, searchParams]);
  const { page, pageSize } = ENTRIES_URL.read(address);
  const [loaded, view] = await Promise.all([reportOf(id, page, pageSize), tableView("entries")]);
  const report = loaded.ok ? reportView(loaded.value) : null;
  return (
    <>
      <PrefetchLink
        href="/admin/commission-reports"
        data-print="none"
        className="mb-2 inline-block text-muted-foreground text-sm underline underline-offset-4"
      >
        All commission reports
      </PrefetchLink>
      <PageHeader
        title={report ? `Report ${report.referenceNumber}` : "Commission Report"}
        description={report?.supplierName}
        actions={
          <>
            <RefreshButton />
            {report ? <ReportActions report={report} /> : null}
          </>
        }
      />
      {report ? (
        <>
          <ReportAlerts report={report} />
          <ReportFacts report={report} />
          <EntriesGrid report={report} view={view} />
        </>
      ) : (
        <NotShown isGone={!loaded.ok && loaded.failure.code === "NOT_FOUND"} />
      )}
    </>
  );
}

const GONE = { ok: false, failure: { code: "NOT_FOUND" } } as const;

function NotShown({ isGone }: { readonly isGone: boolean }) {
  return isGone ? (
    <LoadFailed message="Commission report not found." onRetry={null} />
  ) : (
    <LoadFailed message="Failed to load the commission report" />
  );
}
