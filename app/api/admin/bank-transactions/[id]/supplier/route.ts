import { endpoint } from "@/lib/delivery/endpoint";
import { assignSupplier } from "@/lib/reconciliation/bank-transactions/assign-supplier";
import { supplierBody } from "@/lib/reconciliation/bank-transactions/patterns/pattern.model";
import { transactionIdIn } from "@/lib/reconciliation/bank-transactions/read-transaction";
import { transactionDetailJson } from "@/lib/reconciliation/bank-transactions/transaction.model";

export const POST = endpoint({ access: "admin", body: supplierBody }, async ({ ctx, params, body }) => {
  const { version = null, ...supplier } = body;
  const ref = { id: transactionIdIn(params), version };
  return transactionDetailJson(await assignSupplier(ctx, ref, supplier));
});
