import { exportTransactions } from "@/lib/bank-transactions/export-transactions";
import {
  TRANSACTION_EXPORT_HEADER,
  transactionExportQuery,
} from "@/lib/bank-transactions/transaction-list.model";
import { endpoint } from "@/lib/delivery/endpoint";
import { spreadsheet } from "@/lib/delivery/spreadsheet";

export const GET = endpoint({ access: "admin", query: transactionExportQuery }, ({ ctx, query }) => {
  const lines = exportTransactions(ctx, query);
  return Promise.resolve(spreadsheet(query.format, "bank-transactions", TRANSACTION_EXPORT_HEADER, lines));
});
