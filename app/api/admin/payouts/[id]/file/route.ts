import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { CSV_HEADER } from "@/lib/payouts/bank-files/csv-file.model";
import { bankFile } from "@/lib/payouts/runs/bank-file";
import { bankFileQuery } from "@/lib/payouts/runs/bank-file.model";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint(
  { access: "admin", query: bankFileQuery, seconds: 60 },
  async ({ ctx, params, query }) => {
    const file = await bankFile(ctx, idIn(params), query);
    if (file.kind === "text") {
      const headers = {
        "content-type": "application/octet-stream",
        "content-disposition": `attachment; filename="${file.name}"`,
        "cache-control": "no-store",
      };
      return new Response(file.text, { headers });
    }
    return spreadsheet("csv", file.name, { header: CSV_HEADER, batches: [file.rows] });
  },
);
