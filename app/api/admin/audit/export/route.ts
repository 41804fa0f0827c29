import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { AUDIT_HEADER, auditExportQuery } from "@/lib/platform/audit/audit-list.model";
import { exportAudit } from "@/lib/platform/audit/list-audit";
import { adminOnly } from "@/lib/platform/context/context";

export const GET = endpoint(
  { access: "admin", query: auditExportQuery },
  async ({ ctx, query: { format, ...filter } }) => {
    // An answer that has begun can't refuse any more.
    adminOnly(ctx);
    return spreadsheet(format, "audit", AUDIT_HEADER, exportAudit(ctx, filter));
  },
);
