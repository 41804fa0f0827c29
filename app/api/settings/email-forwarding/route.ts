import { endpoint } from "@/lib/delivery/endpoint";
import { readForwarding } from "@/lib/emails/intake/read-forwarding";
import { addForwardingAddresses } from "@/lib/forwarding/add-forwarding-addresses";
import { newAddresses } from "@/lib/forwarding/forwarding-address.model";

export const GET = endpoint({}, ({ ctx }) => readForwarding(ctx));

export const POST = endpoint({ body: newAddresses }, async ({ ctx, body }) => ({
  settings: await addForwardingAddresses(ctx, body),
}));
