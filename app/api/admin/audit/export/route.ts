import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { auditExportQuery } from "@/lib/platform/audit/audit-list.model";
import { exportAudit } from "@/lib/platform/audit/read-audit";

export const GET = endpoint(
  { access: "admin", query: auditExportQuery },
  async ({ ctx, query: { format, ...filter } }) =>
    spreadsheet(format, "audit", await exportAudit(ctx, filter)),
);
