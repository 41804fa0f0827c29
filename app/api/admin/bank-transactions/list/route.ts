import { endpoint } from "@/lib/delivery/endpoint";
import { listTransactions } from "@/lib/reconciliation/bank-transactions/list-transactions";
import { transactionJson } from "@/lib/reconciliation/bank-transactions/transaction.model";
import { transactionListQuery } from "@/lib/reconciliation/bank-transactions/transaction-list.model";

export const POST = endpoint({ access: "admin", body: transactionListQuery }, async ({ ctx, body }) => {
  const { data, count } = await listTransactions(ctx, body);
  return { data: data.map(transactionJson), count };
});
