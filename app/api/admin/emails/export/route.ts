import { spreadsheet } from "@/lib/delivery/downloads/spreadsheet";
import { endpoint } from "@/lib/delivery/endpoint";
import {
  ANY_EMAILS_HEADER,
  adminEmailExport,
} from "@/lib/inbox/emails/administration/admin-email-list.model";
import { exportAdminEmails } from "@/lib/inbox/emails/administration/list-admin-emails";
import { adminOnly } from "@/lib/platform/context/context";

export const GET = endpoint(
  { access: "admin", query: adminEmailExport },
  async ({ ctx, query: { format, ...filter } }) => {
    // An answer that has begun can't refuse any more.
    adminOnly(ctx);
    return spreadsheet(format, "e-mails", ANY_EMAILS_HEADER, exportAdminEmails(ctx, filter));
  },
);
