import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import {
  REPORT_HEADER,
  supplierReportQuery,
} from "@/lib/ledger/suppliers/intelligence/payment-history.model";
import { reportOfSupplier } from "@/lib/ledger/suppliers/intelligence/read-payment-history";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint(
  { access: "admin", query: supplierReportQuery },
  async ({ ctx, params, query: { format } }) => {
    const lines = await reportOfSupplier(ctx, idIn(params));
    return spreadsheet(format, "supplier-report", REPORT_HEADER, [lines]);
  },
);
