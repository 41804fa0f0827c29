import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { failedRows } from "@/lib/imports/read-import";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ keys: "read" }, async ({ ctx, params }) =>
  spreadsheet("csv", "failed_rows", await failedRows(ctx, idIn(params))),
);
