import { z } from "zod";
import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { exportAgreements } from "@/lib/payouts/agreements/read-agreements";
import { sheetFormat } from "@/lib/platform/base/paging";

const query = z.object({ format: sheetFormat });

export const GET = endpoint({ access: "admin", query }, async ({ ctx, query: { format } }) =>
  spreadsheet(format, "agreements", exportAgreements(ctx)),
);
