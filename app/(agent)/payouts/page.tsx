import { redirect } from "next/navigation";
import { Accounts } from "@/components/payouts/accounts/accounts";
import { TaxDetails } from "@/components/payouts/accounts/tax-details";
import { LineList } from "@/components/payouts/line-list";
import { ComingSums, OwnPayoutList } from "@/components/payouts/own-payouts";
import { Pages } from "@/components/payouts/pages";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { readOwnAccounts } from "@/lib/payouts/accounts/payout-accounts";
import { LINES_URL, PAGES_URL } from "@/lib/payouts/statements/payout-addresses.model";
import { payoutsAreOn, readComingLines, readOwnPayouts } from "@/lib/payouts/statements/read-own-payouts";
import { readOwnTaxNumber } from "@/lib/payouts/tax/tax-details";

export const metadata = { title: "Payouts" };

/** The agent's coming and paid payouts, and the accounts to which they are paid. */
export default async function PayoutsPage({ searchParams }: PageProps<"/payouts">) {
  const [address, { ctx }] = await Promise.all([searchParams, pageContext()]);
  if (!(await payoutsAreOn(ctx))) redirect("/");
  const { page, pageSize: limit } = PAGES_URL.read(address);
  const shownLines = LINES_URL.read(address);
  const [own, coming, accounts, taxNumber] = await Promise.all([
    section(readOwnPayouts(ctx, { page, limit })),
    section(readComingLines(ctx, { page: shownLines.page, limit: shownLines.pageSize })),
    section(readOwnAccounts(ctx)),
    section(readOwnTaxNumber(ctx)),
  ]);
  if (!own.ok || !coming.ok || !accounts.ok || !taxNumber.ok)
    return <LoadFailed message="Failed to load your payouts" />;
  const instead =
    lastPageInstead(PAGES_URL, "/payouts", address, own.value.count) ??
    lastPageInstead(LINES_URL, "/payouts", address, coming.value.lineCount);
  if (instead) redirect(instead);
  const now = ctx.now.toISOString();
  const shown = accounts.value.map(({ kind, lastFour, paysFrom }) => ({
    ...{ kind, lastFour, waitsUntil: paysFrom > now ? paysFrom : null },
  }));
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title="Payouts"
        description="Your share of the commission your agency has received: what is still to come, and what was paid."
      />
      <section aria-labelledby="to-come" className="flex flex-col gap-3">
        <h2 id="to-come" className="font-medium text-lg">
          To come
        </h2>
        <ComingSums coming={own.value.coming} />
        {coming.value.lineCount > 0 ? (
          <LineList caption="What is to come" {...coming.value} bookings="/bookings" asks />
        ) : null}
      </section>
      <section aria-labelledby="paid" className="flex flex-col gap-3">
        <h2 id="paid" className="font-medium text-lg">
          Paid
        </h2>
        <OwnPayoutList payouts={own.value.data} />
        <Pages of="payouts" total={own.value.count} />
      </section>
      <Accounts accounts={shown} />
      {taxNumber.value || shown.some(({ kind }) => kind === "US") ? (
        <TaxDetails lastFour={taxNumber.value} />
      ) : null}
    </div>
  );
}
