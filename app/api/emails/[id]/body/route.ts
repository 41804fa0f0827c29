import { endpoint } from "@/lib/delivery/endpoint";
import { bodyQuery } from "@/lib/inbox/emails/email-view.model";
import { showEmailBody } from "@/lib/inbox/emails/show-email";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ keys: "read", query: bodyQuery }, async ({ ctx, params, query }) => {
  const { html, headers } = await showEmailBody(ctx, idIn(params), query);
  return new Response(html, { headers });
});
