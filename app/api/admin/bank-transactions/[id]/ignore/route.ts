import { endpoint } from "@/lib/delivery/endpoint";
import { ignoreTransaction } from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import { transactionIdIn } from "@/lib/reconciliation/bank-transactions/read-transaction";
import { transactionDetailJson } from "@/lib/reconciliation/bank-transactions/transaction.model";

export const POST = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  transactionDetailJson(await ignoreTransaction(ctx, { id: transactionIdIn(params), version: null })),
);
