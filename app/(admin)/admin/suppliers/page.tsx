import { redirect } from "next/navigation";
import { Suspense } from "react";
import { AsOf } from "@/components/desk/administration/as-of";
import { DuplicateList } from "@/components/ledger/administration/suppliers/duplicate-list";
import { FigureList } from "@/components/ledger/administration/suppliers/figure-list";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { tableView } from "@/components/shared/table/table-view";
import { Card } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { adminPageContext } from "@/lib/delivery/page";
import { type Section, section } from "@/lib/delivery/section";
import type { LikelyPair } from "@/lib/ledger/suppliers/administration/duplicate.model";
import { listDuplicates } from "@/lib/ledger/suppliers/administration/join-admin-suppliers";
import { listAdminSuppliers } from "@/lib/ledger/suppliers/administration/read-admin-supplier";
import { readPlatformFigures } from "@/lib/ledger/suppliers/intelligence/read-figures";
import {
  figureRow,
  figureWords,
  type PlatformFigures,
} from "@/lib/ledger/suppliers/intelligence/supplier-figures.model";
import { adminSupplierFilters } from "@/lib/ledger/suppliers/supplier-list.model";
import { ANY_SUPPLIERS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { counted } from "@/lib/platform/base/text";
import type { CachedFigures } from "@/lib/platform/figures/cached-figures.model";

export const metadata = { title: "Suppliers" };

export default async function AdminSuppliersPage({ searchParams }: PageProps<"/admin/suppliers">) {
  const [address, { ctx }] = await Promise.all([searchParams, adminPageContext()]);
  const { page, pageSize, sort, ...wanted } = ANY_SUPPLIERS_URL.read(address);
  const figures = section(readPlatformFigures(ctx));
  const duplicates = section(listDuplicates(ctx));
  const [list, view] = await Promise.all([
    section(
      listAdminSuppliers(ctx, {
        skip: (page - 1) * pageSize,
        limit: pageSize,
        filters: adminSupplierFilters(wanted),
        direction: sort?.descending ? "desc" : "asc",
      }),
    ),
    tableView("anysuppliers"),
  ]);
  const instead =
    list.ok && lastPageInstead(ANY_SUPPLIERS_URL, "/admin/suppliers", address, list.value.count);
  if (instead) redirect(instead);
  return (
    <>
      <PageHeader title="Supplier Business Intelligence" actions={<RefreshButton />} />
      <Suspense fallback={<Skeleton className="mb-5 h-32 w-full" />}>
        <Cards figures={figures} />
      </Suspense>
      {list.ok ? (
        <FigureList rows={list.value.data.map(figureRow)} total={list.value.count} view={view} />
      ) : (
        <LoadFailed message="Failed to load suppliers" />
      )}
      <Suspense>
        <Duplicates pairs={duplicates} />
      </Suspense>
    </>
  );
}

async function Duplicates({ pairs }: { readonly pairs: Promise<Section<readonly LikelyPair[]>> }) {
  const found = await pairs;
  return found.ok ? <DuplicateList pairs={found.value} /> : <SectionFailure section="data" />;
}

async function Cards({ figures }: { readonly figures: Promise<Section<CachedFigures<PlatformFigures>>> }) {
  const kept = await figures;
  return kept.ok ? <FigureCards kept={kept.value} /> : <SectionFailure section="data" />;
}

/** Four figures about all suppliers, each currency separately, with the time they were computed. */
function FigureCards({ kept: { value: figure, at } }: { readonly kept: CachedFigures<PlatformFigures> }) {
  const { value, due, rates } = figureWords(figure);
  const whole = (count: number) => count.toLocaleString("en-US");
  const cards = [
    { title: "Total Commission Due", lines: due, detail: "Expected and not received" },
    { title: "Total Booking Value", lines: value, detail: counted(figure.bookingCount, "booking") },
    { title: "Average Commission Rate", lines: rates, detail: "Weighted by booking value" },
    {
      title: "Active Suppliers",
      lines: [whole(figure.suppliers)],
      detail: `${whole(figure.verified)} verified, ${whole(figure.recent)} new in the last 30 days`,
    },
  ];
  return (
    <section aria-label="Figures of all suppliers" className="mb-5">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {cards.map(({ title, lines: [first = "–", ...more], detail }) => (
          <li key={title}>
            <Card className="h-full p-3 sm:p-4">
              <p className="text-muted-foreground">{title}</p>
              <p className="mt-1 font-semibold text-md tabular-nums sm:text-xl lg:max-xl:text-lg">{first}</p>
              {more.map((line) => (
                <p key={line} className="font-medium text-sm tabular-nums">
                  {line}
                </p>
              ))}
              <p className="mt-1 text-muted-foreground text-sm">{detail}</p>
            </Card>
          </li>
        ))}
      </ul>
      <AsOf at={at} />
    </section>
  );
}
