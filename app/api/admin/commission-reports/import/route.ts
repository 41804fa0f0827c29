import { importReport } from "@/lib/commission-reports/import/import-report";
import { REPORT_UPLOAD_BYTES, readReportUpload } from "@/lib/commission-reports/import/read-report-upload";
import { importOptions } from "@/lib/commission-reports/import/report-upload.model";
import { adminOnly } from "@/lib/context/context";
import { endpoint } from "@/lib/delivery/endpoint";
import { uploadOf } from "@/lib/delivery/request";

export const maxDuration = 60;

export const POST = endpoint({ access: "admin", seconds: 60 }, async ({ ctx, request }) => {
  adminOnly(ctx);
  const body = await uploadOf(request, REPORT_UPLOAD_BYTES);
  return importReport(
    ctx,
    await readReportUpload(body, request.headers.get("content-type") ?? "", importOptions),
  );
});
