import { idIn } from "@/lib/base/id";
import { readReport } from "@/lib/commission-reports/read-report";
import { reportDetailJson } from "@/lib/commission-reports/report-detail.model";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "admin" }, async ({ ctx, params }) =>
  reportDetailJson(await readReport(ctx, idIn(params))),
);
