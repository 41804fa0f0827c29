import { endpoint } from "@/lib/delivery/endpoint";
import { listReports } from "@/lib/reconciliation/commission-reports/list-reports";
import { reportJson, reportListBody } from "@/lib/reconciliation/commission-reports/report-list.model";

export const POST = endpoint({ access: "admin", body: reportListBody }, async ({ ctx, body }) => {
  const { data, count } = await listReports(ctx, body);
  return { data: data.map(reportJson), count };
});
