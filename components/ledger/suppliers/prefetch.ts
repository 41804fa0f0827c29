import type { SupplierRow } from "@/lib/ledger/suppliers/supplier-row.model";

/** Asks for a supplier while its row is pressed. The code is the dialog's, which is fetched ahead anyway: a list's first load goes without it. */
export function prefetch(row: SupplierRow): void {
  void import("./supplier-resource").then(
    ({ prefetchSupplier }) => prefetchSupplier(row),
    () => undefined,
  );
}
