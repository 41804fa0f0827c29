import { endpoint } from "@/lib/delivery/endpoint";
import { idIn } from "@/lib/platform/base/id";
import { readReport } from "@/lib/reconciliation/commission-reports/read-report";
import { reportDetailJson } from "@/lib/reconciliation/commission-reports/report-detail.model";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  reportDetailJson(await readReport(ctx, idIn(params))),
);
