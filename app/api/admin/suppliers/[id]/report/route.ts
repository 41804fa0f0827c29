import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { supplierReportQuery } from "@/lib/ledger/suppliers/intelligence/payment-history.model";
import { reportOfSupplier } from "@/lib/ledger/suppliers/intelligence/read-figures";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint(
  { access: "admin", query: supplierReportQuery },
  async ({ ctx, params, query: { format } }) =>
    spreadsheet(format, "supplier-report", await reportOfSupplier(ctx, idIn(params))),
);
