import { endpoint } from "@/lib/delivery/endpoint";
import { readSupplier } from "@/lib/ledger/suppliers/read-supplier";
import { type SupplierDetailsJson, supplierJson } from "@/lib/ledger/suppliers/supplier.model";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({}, async ({ ctx, params }): Promise<SupplierDetailsJson> => {
  const { supplier, merges, paymentDelays } = await readSupplier(ctx, idIn(params));
  return { ...supplierJson(supplier), mergedFrom: merges, paymentDelays };
});
