import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import { adminEmailExport } from "@/lib/inbox/emails/administration/admin-email-list.model";
import { exportAdminEmails } from "@/lib/inbox/emails/administration/admin-emails";

export const GET = endpoint(
  { access: "admin", query: adminEmailExport },
  async ({ ctx, query: { format, ...filter } }) =>
    spreadsheet(format, "emails", await exportAdminEmails(ctx, filter)),
);
