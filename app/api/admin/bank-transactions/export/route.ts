import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { exportTransactions } from "@/lib/reconciliation/bank-transactions/list-transactions";
import { transactionExportQuery } from "@/lib/reconciliation/bank-transactions/transaction-list.model";

export const GET = endpoint({ access: "admin", query: transactionExportQuery }, async ({ ctx, query }) =>
  spreadsheet(query.format, "bank-transactions", exportTransactions(ctx, query)),
);
