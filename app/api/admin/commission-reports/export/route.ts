import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { adminOnly } from "@/lib/platform/context/context";
import { exportReports } from "@/lib/reconciliation/commission-reports/export-reports";
import { EXPORT_HEADER, reportExportQuery } from "@/lib/reconciliation/commission-reports/report-list.model";

export const GET = endpoint(
  { access: "admin", query: reportExportQuery },
  async ({ ctx, query: { format, ...filters } }) => {
    // An answer that has begun can't refuse any more.
    adminOnly(ctx);
    return spreadsheet(format, "commission-reports", EXPORT_HEADER, exportReports(ctx, filters));
  },
);
