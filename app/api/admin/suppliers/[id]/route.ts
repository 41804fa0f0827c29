import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { readSupplier } from "@/lib/suppliers/read-supplier";
import { supplierJson } from "@/lib/suppliers/supplier.model";

export const GET = endpoint({}, async ({ ctx, params }) =>
  supplierJson(await readSupplier(ctx, idIn(params))),
);
