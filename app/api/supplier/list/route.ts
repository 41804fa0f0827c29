import { endpoint } from "@/lib/delivery/endpoint";
import { listSuppliersWithFigures } from "@/lib/ledger/suppliers/read-supplier";
import { supplierJson } from "@/lib/ledger/suppliers/supplier.model";
import { supplierListBody } from "@/lib/ledger/suppliers/supplier-list.model";

export const POST = endpoint({ keys: "read", body: supplierListBody }, async ({ ctx, body }) => {
  const { data, ...figures } = await listSuppliersWithFigures(ctx, body);
  return { data: data.map(supplierJson), ...figures };
});
