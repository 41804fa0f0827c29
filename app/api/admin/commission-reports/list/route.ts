import { listReports } from "@/lib/commission-reports/list-reports";
import { reportJson, reportListBody } from "@/lib/commission-reports/report-list.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "admin", body: reportListBody }, async ({ ctx, body }) => {
  const { data, count } = await listReports(ctx, body);
  return { data: data.map(reportJson), count };
});
