import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";

import { spreadsheet } from "@/lib/delivery/spreadsheet";
import { REPORT_HEADER, supplierReportQuery } from "@/lib/suppliers/intelligence/payment-history.model";
import { reportOfSupplier } from "@/lib/suppliers/intelligence/read-payment-history";

export const GET = endpoint(
  { access: "admin", query: supplierReportQuery },
  async ({ ctx, params, query: { format } }) => {
    const lines = await reportOfSupplier(ctx, idIn(params));
    return spreadsheet(format, "supplier-report", REPORT_HEADER, once(lines));
  },
);

async function* once<Lines>(lines: Lines): AsyncGenerator<Lines> {
  yield lines;
}
