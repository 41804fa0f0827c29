import type { SupplierRow } from "@/lib/ledger/suppliers/supplier-row.model";

/**
 * Fetches a supplier when its row is pressed. The import keeps this code out of the list's first load; it belongs to
 * the dialog, whose code is preloaded anyway.
 */
export function prefetch(row: SupplierRow): void {
  void import("./supplier-resource").then(
    ({ prefetchSupplier }) => prefetchSupplier(row),
    () => undefined,
  );
}
