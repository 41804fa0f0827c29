import type { SupplierDetailsJson } from "@/lib/ledger/suppliers/supplier.model";
import type { SupplierRow } from "@/lib/ledger/suppliers/supplier-row.model";
import { failureOf } from "@/lib/platform/api-client/api-failure";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";
import { prefetch, queryClient, type Resource, useResource } from "@/lib/platform/api-client/resource";

/**
 * Loads one supplier's details. `error` explains a failure to load them; it is null if the supplier doesn't exist.
 */
export function useSupplier(id: string) {
  const { data, error, isPending, refetch } = useResource(supplierDetails(id));
  const hasFailed = error !== null && failureOf(error).status !== 404;
  return {
    supplier: data ?? null,
    error: hasFailed ? "Failed to load supplier details" : null,
    isLoading: isPending,
    reload: () => void refetch(),
  };
}

/** Fetches a supplier when its row is pressed, and caches the row's data for display until the response arrives. */
export function prefetchSupplier(row: SupplierRow): void {
  queryClient().setQueryData(["supplier-row", row.id], row);
  prefetch(supplierDetails(row.id));
}

/** Returns the data of the row that was pressed. */
export function pressedSupplier(id: string): SupplierRow | undefined {
  return queryClient().getQueryData<SupplierRow>(["supplier-row", id]);
}

function supplierDetails(id: string): Resource<SupplierDetailsJson> {
  return {
    key: ["supplier", id],
    ask: (signal) => fetchJson<SupplierDetailsJson>(`/admin/suppliers/${encodeURIComponent(id)}`, { signal }),
  };
}
