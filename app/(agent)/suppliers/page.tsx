import { redirect } from "next/navigation";
import { AddSupplierButton } from "@/components/ledger/suppliers/add-supplier-button";
import { SupplierDialogs } from "@/components/ledger/suppliers/supplier-dialogs";
import { SupplierList } from "@/components/ledger/suppliers/supplier-list";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { tableView } from "@/components/shared/table/table-view";
import { Card } from "@/components/ui/card";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { listCountries, listSuppliers, readSupplierStats } from "@/lib/ledger/suppliers/read-supplier";
import type { SupplierStats } from "@/lib/ledger/suppliers/supplier-list.model";
import { supplierRow } from "@/lib/ledger/suppliers/supplier-row.model";
import { suppliersPageOf } from "@/lib/ledger/suppliers/suppliers-page.model";
import { SUPPLIERS_URL } from "@/lib/platform/base/addresses/addresses.model";
import { counted } from "@/lib/platform/base/text";

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

/** The four figures of the agent's suppliers. */
function SupplierCards({ stats }: { readonly stats: SupplierStats }) {
  const whole = (count: number) => count.toLocaleString("en-US");
  const cards = [
    { title: "My Suppliers", value: whole(stats.total), detail: "In your network" },
    { title: "New This Month", value: whole(stats.newThisMonth), detail: "Added in the last 30 days" },
    {
      title: "Payment Timing",
      value: paymentTiming(stats.averagePaymentDays),
      detail: "Days to receive commission",
    },
    { title: "Active Suppliers", value: whole(stats.active), detail: "With recent bookings" },
  ];
  return (
    <ul className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ title, value, detail }) => (
        <li key={title}>
          <Card className="h-full p-3 sm:p-4">
            <p className="text-muted-foreground">{title}</p>
            <p className="mt-1 font-semibold text-xl tabular-nums">{value}</p>
            <p className="mt-1 text-muted-foreground text-sm">{detail}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}

function paymentTiming(days: number): string {
  return days < 0 ? `${counted(-days, "day")} before travel` : counted(days, "day");
}
