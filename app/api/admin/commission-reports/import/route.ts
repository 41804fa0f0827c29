import { endpoint } from "@/lib/delivery/endpoint";
import { uploadOf } from "@/lib/delivery/request";
import { adminOnly } from "@/lib/platform/context/context";
import { importReport } from "@/lib/reconciliation/commission-reports/import/import-report";
import {
  REPORT_UPLOAD_BYTES,
  readReportUpload,
} from "@/lib/reconciliation/commission-reports/import/read-report-upload";
import { importOptions } from "@/lib/reconciliation/commission-reports/import/report-upload.model";

export const maxDuration = 60;

export const POST = endpoint({ access: "admin", seconds: 60 }, async ({ ctx, request }) => {
  adminOnly(ctx);
  const body = await uploadOf(request, REPORT_UPLOAD_BYTES);
  return importReport(
    ctx,
    await readReportUpload(body, request.headers.get("content-type") ?? "", importOptions),
  );
});
