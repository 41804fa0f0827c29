import { idIn } from "@/lib/base/id";
import { failedRows } from "@/lib/csv-import/write-failed-rows";
import { endpoint } from "@/lib/delivery/endpoint";
import { spreadsheet } from "@/lib/delivery/spreadsheet";

export const GET = endpoint({ keys: "read" }, async ({ ctx, params }) => {
  const { header, rows } = await failedRows(ctx, idIn(params));
  return spreadsheet("csv", "failed_rows", header, rows);
});
