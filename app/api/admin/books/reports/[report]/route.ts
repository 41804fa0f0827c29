import { exportReport, foundReport } from "@/lib/books/reports/read-report";
import { reportQuery } from "@/lib/books/reports/report.model";
import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint(
  { access: "admin", query: reportQuery, seconds: 60 },
  async ({ ctx, params, query: { format, ...choice } }) => {
    const key = foundReport(params.report);
    return spreadsheet(format, key, await exportReport(ctx, key, choice));
  },
);
