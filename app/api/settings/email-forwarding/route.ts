import { endpoint } from "@/lib/delivery/endpoint";
import { addForwardingAddresses } from "@/lib/forwarding/add-forwarding-addresses";
import { newAddresses } from "@/lib/forwarding/forwarding-address.model";
import { listForwardingAddresses } from "@/lib/forwarding/list-forwarding-addresses";

export const GET = endpoint({}, async ({ ctx }) => ({
  settings: await listForwardingAddresses(ctx),
}));

export const POST = endpoint({ body: newAddresses }, async ({ ctx, body }) => ({
  settings: await addForwardingAddresses(ctx, body),
}));
