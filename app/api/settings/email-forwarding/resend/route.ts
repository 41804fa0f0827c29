import { endpoint } from "@/lib/delivery/endpoint";
import { oneAddress } from "@/lib/inbox/forwarding/forwarding-address.model";
import { resendForwardingLink } from "@/lib/inbox/forwarding/send-forwarding-link";

export const POST = endpoint({ body: oneAddress }, ({ ctx, body }) =>
  resendForwardingLink(ctx, body.emailAddress),
);
