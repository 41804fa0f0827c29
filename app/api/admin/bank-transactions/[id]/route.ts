import { endpoint } from "@/lib/delivery/endpoint";
import { readTransaction, transactionIdIn } from "@/lib/reconciliation/bank-transactions/read-transaction";
import { transactionDetailJson } from "@/lib/reconciliation/bank-transactions/transaction.model";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  transactionDetailJson(await readTransaction(ctx, transactionIdIn(params))),
);
