import { endpoint } from "@/lib/delivery/endpoint";
import { previewReport } from "@/lib/reconciliation/commission-reports/import/import-report";
import {
  REPORT_UPLOAD_BYTES,
  readReportUpload,
} from "@/lib/reconciliation/commission-reports/import/read-report-upload";
import { readingOptions } from "@/lib/reconciliation/commission-reports/import/report-upload.model";

export const maxDuration = 60;

const shape = { access: "admin", seconds: 60, upload: REPORT_UPLOAD_BYTES } as const;

export const POST = endpoint(shape, async ({ ctx, request, upload }) => {
  const type = request.headers.get("content-type") ?? "";
  return previewReport(ctx, await readReportUpload(ctx, upload, type, readingOptions));
});
