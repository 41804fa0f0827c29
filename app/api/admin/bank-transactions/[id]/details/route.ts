import { endpoint } from "@/lib/delivery/endpoint";
import { readTransaction, transactionIdIn } from "@/lib/reconciliation/bank-transactions/read-transaction";

export const GET = endpoint({ access: "admin" }, ({ ctx, params }) =>
  readTransaction(ctx, transactionIdIn(params)),
);
