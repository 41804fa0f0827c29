import { listTransactions } from "@/lib/bank-transactions/list-transactions";
import { transactionJson } from "@/lib/bank-transactions/transaction.model";
import { transactionListQuery } from "@/lib/bank-transactions/transaction-list.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "admin", body: transactionListQuery }, async ({ ctx, body }) => {
  const { data, count } = await listTransactions(ctx, body);
  return { data: data.map(transactionJson), count };
});
