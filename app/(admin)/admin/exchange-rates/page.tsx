import { redirect } from "next/navigation";
import { RateImports } from "@/components/ledger/administration/exchange-rates/rate-imports";
import { RateList } from "@/components/ledger/administration/exchange-rates/rate-list";
import { UploadRatesButton } from "@/components/ledger/administration/exchange-rates/upload-rates-button";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { adminPageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { listRates } from "@/lib/ledger/exchange-rates/read-rates";
import { RATES_URL } from "@/lib/platform/base/addresses/admin-addresses.model";

export const metadata = { title: "Exchange Rates" };

export default async function ExchangeRatesPage({ searchParams }: PageProps<"/admin/exchange-rates">) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const list = await section(listRates(ctx, RATES_URL.read(address)));
  const instead = list.ok && lastPageInstead(RATES_URL, "/admin/exchange-rates", address, list.value.count);
  if (instead) redirect(instead);
  return (
    <>
      <PageHeader
        title="Exchange Rates"
        description="Used to compare a payment with what is owed in another currency. A day without a rate uses the last rate before it."
        actions={<RefreshButton />}
        primary={<UploadRatesButton />}
      />
      {list.ok ? (
        <div className="flex flex-col gap-6">
          <RateList rates={list.value.rates} total={list.value.count} />
          <RateImports imports={list.value.imports} />
        </div>
      ) : (
        <LoadFailed message="Failed to load the exchange rates" />
      )}
    </>
  );
}
