import { redirect } from "next/navigation";
import { BookSettingsButton } from "@/components/books/administration/journal/settings-button";
import { MonthList } from "@/components/books/administration/months/month-list";
import { Pages } from "@/components/payouts/pages";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { LinkButton } from "@/components/ui/links/link-button";
import { listMonths } from "@/lib/books/months/read-months";
import { readBookSettings } from "@/lib/books/settings/save-settings";
import { taxYearsOf } from "@/lib/books/settings/settings.model";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { PAGES_URL } from "@/lib/payouts/statements/payout-addresses.model";
import { payoutsAreOn } from "@/lib/payouts/statements/read-own-payouts";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { timeZoneOf } from "@/lib/platform/context/context";
import { listAccounts } from "@/lib/reconciliation/bank-transactions/accounts/change-accounts";

export const metadata = { title: "Books" };

/** The months of the books with their open items and locks. */
export default async function BooksPage({ searchParams }: PageProps<"/admin/books">) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const { page, pageSize: limit } = PAGES_URL.read(address);
  const [months, settings, banks, isOn] = await Promise.all([
    section(listMonths(ctx, { page, limit })),
    section(readBookSettings(ctx)),
    section(listAccounts(ctx)),
    payoutsAreOn(ctx),
  ]);
  const instead = months.ok && lastPageInstead(PAGES_URL, "/admin/books", address, months.value.count);
  if (instead) redirect(instead);
  return (
    <>
      <PageHeader
        title="Books"
        description="Lock a month once nothing in it is open. After that, nothing booked in it changes."
        actions={
          <>
            <LinkButton variant="outline" href="/admin/books/reports">
              Reports
            </LinkButton>
            {settings.ok && banks.ok ? (
              <BookSettingsButton
                settings={settings.value}
                banks={banks.value.map(({ id, name }) => ({ id, name }))}
                years={taxYearsOf(settings.value, dayIn(ctx.now, timeZoneOf(ctx)).slice(0, 4))}
              />
            ) : null}
          </>
        }
      />
      {isOn ? null : (
        <Alert className="mb-4">
          <AlertTitle>Payouts are off</AlertTitle>
          <AlertDescription>Months can be locked once payouts are on.</AlertDescription>
        </Alert>
      )}
      {months.ok ? (
        <MonthList months={months.value.data} />
      ) : (
        <LoadFailed message="Failed to load the months" />
      )}
      {months.ok ? <Pages of="months" total={months.value.count} /> : null}
    </>
  );
}
