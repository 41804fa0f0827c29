import { endpoint } from "@/lib/delivery/endpoint";
import { showAdminEmailBody } from "@/lib/inbox/emails/administration/admin-emails";
import { bodyQuery } from "@/lib/inbox/emails/email-view.model";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ access: "admin", query: bodyQuery }, async ({ ctx, params, query }) => {
  const { html, headers } = await showAdminEmailBody(ctx, idIn(params), query);
  return new Response(html, { headers });
});
