import { assignSupplier } from "@/lib/bank-transactions/assign-supplier";
import { supplierBody } from "@/lib/bank-transactions/patterns/pattern.model";
import { transactionIdIn } from "@/lib/bank-transactions/read-transaction";
import { transactionDetailJson } from "@/lib/bank-transactions/transaction.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "admin", body: supplierBody }, async ({ ctx, params, body }) => {
  const { version = null, ...supplier } = body;
  const ref = { id: transactionIdIn(params), version };
  return transactionDetailJson(await assignSupplier(ctx, ref, supplier));
});
