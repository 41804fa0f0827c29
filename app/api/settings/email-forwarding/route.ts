import { endpoint } from "@/lib/delivery/endpoint";
import { readForwarding } from "@/lib/inbox/emails/intake/verify-forwarding";
import { newAddresses } from "@/lib/inbox/forwarding/forwarding-address.model";
import { addForwardingAddresses } from "@/lib/inbox/forwarding/forwarding-addresses";

export const GET = endpoint({}, ({ ctx }) => readForwarding(ctx));

export const POST = endpoint({ body: newAddresses, once: true }, async ({ ctx, body }) => ({
  settings: await addForwardingAddresses(ctx, body),
}));
