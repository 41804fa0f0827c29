import { redirect } from "next/navigation";
import { Suspense } from "react";
import { DuplicateList } from "@/components/ledger/administration/suppliers/duplicate-list";
import { FigureCards } from "@/components/ledger/administration/suppliers/figure-cards";
import { FigureList } from "@/components/ledger/administration/suppliers/figure-list";
import { RefreshButton } from "@/components/shared/mutations/refresh-button";
import { PageHeader } from "@/components/shared/page-header";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { SectionFailure } from "@/components/shared/states/section-failure";
import { lastPageInstead } from "@/components/shared/table/paging.model";
import { tableView } from "@/components/shared/table/table-view";
import { Skeleton } from "@/components/ui/skeleton";
import { adminPageContext } from "@/lib/delivery/page";
import { type Section, section } from "@/lib/delivery/section";
import type { LikelyPair } from "@/lib/ledger/suppliers/administration/duplicate.model";
import { listAdminSuppliers } from "@/lib/ledger/suppliers/administration/list-admin-suppliers";
import { listDuplicates } from "@/lib/ledger/suppliers/administration/list-duplicates";
import { readPlatformFigures } from "@/lib/ledger/suppliers/intelligence/read-platform-figures";
import { figureRow, type PlatformFigures } from "@/lib/ledger/suppliers/intelligence/supplier-figures.model";
import { adminSupplierFilters } from "@/lib/ledger/suppliers/supplier-list.model";
import { ANY_SUPPLIERS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
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
