import { endpoint } from "@/lib/delivery/endpoint";
import { categoryBody } from "@/lib/reconciliation/bank-transactions/categories/category.model";
import {
  categoriseTransaction,
  uncategoriseTransaction,
} from "@/lib/reconciliation/bank-transactions/ignore-transaction";
import { transactionIdIn } from "@/lib/reconciliation/bank-transactions/read-transaction";
import { transactionDetailJson } from "@/lib/reconciliation/bank-transactions/transaction.model";

export const PUT = endpoint({ access: "admin", body: categoryBody }, async ({ ctx, params, body }) => {
  const { version = null, ...choice } = body;
  return transactionDetailJson(
    await categoriseTransaction(ctx, { id: transactionIdIn(params), version }, choice),
  );
});

export const DELETE = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  transactionDetailJson(await uncategoriseTransaction(ctx, { id: transactionIdIn(params), version: null })),
);
