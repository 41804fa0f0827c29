import { readTransaction, transactionIdIn } from "@/lib/bank-transactions/read-transaction";
import { transactionDetailJson } from "@/lib/bank-transactions/transaction.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  transactionDetailJson(await readTransaction(ctx, transactionIdIn(params))),
);
