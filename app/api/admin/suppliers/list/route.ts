import { endpoint } from "@/lib/delivery/endpoint";
import { figuresJson } from "@/lib/suppliers/intelligence/supplier-figures.model";
import { listAnySuppliers } from "@/lib/suppliers/list-any-suppliers";
import { supplierJson } from "@/lib/suppliers/supplier.model";
import { anySupplierQuery } from "@/lib/suppliers/supplier-list.model";

export const POST = endpoint({ access: "admin", body: anySupplierQuery }, async ({ ctx, body }) => {
  const { data, count } = await listAnySuppliers(ctx, body);
  return { data: data.map((one) => ({ ...supplierJson(one), ...figuresJson(one.figures) })), count };
});
