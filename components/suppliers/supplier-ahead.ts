import { askingAhead } from "@/components/shared/ahead";
import { fetchJson } from "@/lib/api-client/fetch-json";
import type { SupplierDetailsJson } from "@/lib/suppliers/supplier.model";
import type { SupplierRow } from "@/lib/suppliers/supplier-row.model";

export const supplierAhead = askingAhead<SupplierRow, SupplierDetailsJson>((id) =>
  fetchJson<SupplierDetailsJson>(`/admin/suppliers/${encodeURIComponent(id)}`),
);
