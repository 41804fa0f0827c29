import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { showAnyEmailBody } from "@/lib/emails/administration/read-any-email";
import { bodyQuery } from "@/lib/emails/email-view.model";

export const GET = endpoint({ access: "admin", query: bodyQuery }, async ({ ctx, params, query }) => {
  const { html, headers } = await showAnyEmailBody(ctx, idIn(params), query);
  return new Response(html, { headers });
});
