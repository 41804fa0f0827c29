import { readTransaction, transactionIdIn } from "@/lib/bank-transactions/read-transaction";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin" }, ({ ctx, params }) =>
  readTransaction(ctx, transactionIdIn(params)),
);
