import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { exportTransactions } from "@/lib/reconciliation/bank-transactions/export-transactions";
import {
  TRANSACTION_EXPORT_HEADER,
  transactionExportQuery,
} from "@/lib/reconciliation/bank-transactions/transaction-list.model";

export const GET = endpoint({ access: "admin", query: transactionExportQuery }, ({ ctx, query }) => {
  const lines = exportTransactions(ctx, query);
  return Promise.resolve(spreadsheet(query.format, "bank-transactions", TRANSACTION_EXPORT_HEADER, lines));
});
