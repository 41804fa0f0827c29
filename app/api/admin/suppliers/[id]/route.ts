import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { readSupplier } from "@/lib/suppliers/read-supplier";
import { type SupplierDetailsJson, supplierJson } from "@/lib/suppliers/supplier.model";

export const GET = endpoint({}, async ({ ctx, params }): Promise<SupplierDetailsJson> => {
  const { supplier, merges, paymentDelays } = await readSupplier(ctx, idIn(params));
  return { ...supplierJson(supplier), mergedFrom: merges, paymentDelays };
});
