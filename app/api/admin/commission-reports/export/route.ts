import { exportReports } from "@/lib/commission-reports/export-reports";
import { EXPORT_HEADER, reportExportQuery } from "@/lib/commission-reports/report-list.model";
import { adminOnly } from "@/lib/context/context";
import { endpoint } from "@/lib/delivery/endpoint";
import { spreadsheet } from "@/lib/delivery/spreadsheet";

export const GET = endpoint(
  { access: "admin", query: reportExportQuery },
  async ({ ctx, query: { format, ...filters } }) => {
    // An answer that has begun can't refuse any more.
    adminOnly(ctx);
    return spreadsheet(format, "commission-reports", EXPORT_HEADER, exportReports(ctx, filters));
  },
);
