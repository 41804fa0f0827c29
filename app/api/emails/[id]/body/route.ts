import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";
import { bodyQuery } from "@/lib/emails/email-view.model";
import { showEmailBody } from "@/lib/emails/show-email-body";

export const GET = endpoint({ keys: "read", query: bodyQuery }, async ({ ctx, params, query }) => {
  const { html, headers } = await showEmailBody(ctx, idIn(params), query);
  return new Response(html, { headers });
});
