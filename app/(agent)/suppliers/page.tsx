import { redirect } from "next/navigation";
import { AddSupplierButton } from "@/components/ledger/suppliers/add-supplier-button";
import { SupplierCards } from "@/components/ledger/suppliers/supplier-cards";
import { SupplierDialogs } from "@/components/ledger/suppliers/supplier-dialogs";
import { SupplierList } from "@/components/ledger/suppliers/supplier-list";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { tableView } from "@/components/shared/table/table-view";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { listCountries, listSuppliers } from "@/lib/ledger/suppliers/list-suppliers";
import { readSupplierStats } from "@/lib/ledger/suppliers/read-supplier";
import { supplierRow } from "@/lib/ledger/suppliers/supplier-row.model";
import { suppliersPageOf } from "@/lib/ledger/suppliers/suppliers-page.model";
import { SUPPLIERS_URL } from "@/lib/platform/base/addresses/addresses.model";

export const metadata = { title: "Suppliers" };

export default async function SuppliersPage({ searchParams }: PageProps<"/suppliers">) {
  const address = await searchParams;
  const query = suppliersPageOf(address);
  const { ctx } = await pageContext();
  const [list, stats, countries, view] = await Promise.all([
    section(listSuppliers(ctx, query)),
    section(readSupplierStats(ctx)),
    section(listCountries(ctx)),
    tableView("suppliers"),
  ]);
  const instead = list.ok && lastPageInstead(SUPPLIERS_URL, "/suppliers", address, list.value.count);
  if (instead) redirect(instead);
  return (
    <>
      <PageHeader title="Suppliers" actions={<RefreshButton />} primary={<AddSupplierButton />} />
      {stats.ok ? <SupplierCards stats={stats.value} /> : null}
      {list.ok ? (
        <SupplierList
          rows={list.value.data.map(supplierRow)}
          total={list.value.count}
          hasFilter={Object.keys(query.filters).length > 0}
          countries={countries.ok ? countries.value : []}
          view={view}
        />
      ) : (
        <LoadFailed message="Failed to load suppliers" />
      )}
      <SupplierDialogs />
    </>
  );
}
