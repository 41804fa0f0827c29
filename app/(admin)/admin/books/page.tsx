import { redirect } from "next/navigation";
import { MonthList } from "@/components/books/administration/months/month-list";
import { Pages } from "@/components/payouts/pages";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { listMonths } from "@/lib/books/months/read-months";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { PAGES_URL } from "@/lib/payouts/statements/payout-addresses.model";
import { payoutsAreOn } from "@/lib/payouts/statements/read-own-payouts";
import type { UrlQuery } from "@/lib/platform/base/addresses/url-state.model";

export const metadata = { title: "Books" };

type Props = { readonly searchParams: Promise<UrlQuery> };

/** The months of the books: what of each is open, and which are locked. */
export default async function BooksPage({ searchParams }: Props) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const { page, pageSize: limit } = PAGES_URL.read(address);
  const [months, isOn] = await Promise.all([section(listMonths(ctx, { page, limit })), payoutsAreOn(ctx)]);
  const instead = months.ok && lastPageInstead(PAGES_URL, "/admin/books", address, months.value.count);
  if (instead) redirect(instead);
  return (
    <>
      <PageHeader
        title="Books"
        description="Lock a month once nothing of it is open: what is booked in it stays as it is."
      />
      {isOn ? null : (
        <Alert className="mb-4">
          <AlertTitle>Payouts are off</AlertTitle>
          <AlertDescription>Months are locked once payouts are on.</AlertDescription>
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
