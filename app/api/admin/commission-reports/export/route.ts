import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { exportReports } from "@/lib/reconciliation/commission-reports/list-reports";
import { reportExportQuery } from "@/lib/reconciliation/commission-reports/report-list.model";

export const GET = endpoint(
  { access: "admin", query: reportExportQuery },
  async ({ ctx, query: { format, ...filter } }) =>
    spreadsheet(format, "commission-reports", exportReports(ctx, filter)),
);
