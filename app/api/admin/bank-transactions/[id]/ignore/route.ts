import { ignoreTransaction } from "@/lib/bank-transactions/ignore-transaction";
import { transactionIdIn } from "@/lib/bank-transactions/read-transaction";
import { transactionDetailJson } from "@/lib/bank-transactions/transaction.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  transactionDetailJson(await ignoreTransaction(ctx, { id: transactionIdIn(params), version: null })),
);
