import { endpoint } from "@/lib/delivery/endpoint";
import { showAnyEmailBody } from "@/lib/inbox/emails/administration/read-any-email";
import { bodyQuery } from "@/lib/inbox/emails/email-view.model";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ access: "admin", query: bodyQuery }, async ({ ctx, params, query }) => {
  const { html, headers } = await showAnyEmailBody(ctx, idIn(params), query);
  return new Response(html, { headers });
});
