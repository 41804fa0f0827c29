import { webhook } from "@/lib/delivery/webhook";
import { receiveDelivery } from "@/lib/emails/receive-delivery";

export const POST = webhook("inbound-email", ({ ctx, params, headers, url, body }) =>
  receiveDelivery(ctx, params.provider ?? "", { headers, url, body }),
);
