import { endpoint } from "@/lib/delivery/endpoint";
import { listAdminSuppliers } from "@/lib/ledger/suppliers/administration/read-admin-supplier";
import { figuresJson } from "@/lib/ledger/suppliers/intelligence/supplier-figures.model";
import { supplierJson } from "@/lib/ledger/suppliers/supplier.model";
import { adminSupplierQuery } from "@/lib/ledger/suppliers/supplier-list.model";

export const POST = endpoint({ access: "admin", body: adminSupplierQuery }, async ({ ctx, body }) => {
  const { data, count } = await listAdminSuppliers(ctx, body);
  return { data: data.map((one) => ({ ...supplierJson(one), ...figuresJson(one.figures) })), count };
});
