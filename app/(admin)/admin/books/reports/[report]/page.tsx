import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { choicesOf } from "@/components/books/administration/reports/choices.model";
import { ReportChoices } from "@/components/books/administration/reports/report-choices";
import { ReportFound } from "@/components/books/administration/reports/report-found";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { Button } from "@/components/ui/button";
import { readReport } from "@/lib/books/reports/read-report";
import { REPORT_KEYS, REPORTS, type Report } from "@/lib/books/reports/report.model";
import { REPORT_URL } from "@/lib/books/reports/report-address.model";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import type { BankAccount } from "@/lib/reconciliation/bank-transactions/accounts/account.model";
import { listAccounts } from "@/lib/reconciliation/bank-transactions/accounts/change-accounts";

type Props = PageProps<"/admin/books/reports/[report]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { report: name } = await params;
  const key = REPORT_KEYS.find((one) => one === name);
  return { title: `${key ? REPORTS[key].title : "Report"} - Books` };
}

/** One report of the books: its choices, its trend and its rows. */
export default async function ReportPage({ params, searchParams }: Props) {
  const [{ report: name }, address, { ctx }] = await Promise.all([params, searchParams, adminPageContext()]);
  const key = REPORT_KEYS.find((one) => one === name);
  if (!key) notFound();
  const report = REPORTS[key];
  const accounts = await accountsFor(ctx, report);
  const { page, pageSize: limit, ...said } = REPORT_URL.read(address);
  const choice = { ...said, account: said.account || (accounts[0]?.id ?? "") };
  const found = await section(readReport(ctx, key, choice, { page, limit }));
  const path = `/admin/books/reports/${key}`;
  const instead = found.ok && lastPageInstead(REPORT_URL, path, address, found.value.count);
  if (instead) redirect(instead);
  const choices = choicesOf(report, accounts, dayIn(ctx.now, timeZoneOf(ctx)));
  return (
    <>
      <PageHeader title={report.title} description={report.description} />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <ReportChoices choices={choices} />
        <ExportMenu path={`/api${path}`} query={choice} />
        {key === "payouts" && found.ok ? (
          <Button variant="outline" asChild>
            <a href={`/api/admin/books/form-1099?year=${found.value.of.first.slice(0, 4)}`} download>
              1099-NEC File
            </a>
          </Button>
        ) : null}
      </div>
      {found.ok ? (
        <ReportFound report={report} data={found.value} />
      ) : (
        <LoadFailed message="Failed to load the report" />
      )}
    </>
  );
}

/** Returns the accounts that a report can be about; none if it is about all of them, or if they can't be loaded. */
async function accountsFor(ctx: Context, { asks }: Report): Promise<readonly BankAccount[]> {
  const found = asks === "account and month" ? await section(listAccounts(ctx)) : null;
  return found?.ok ? found.value : [];
}
