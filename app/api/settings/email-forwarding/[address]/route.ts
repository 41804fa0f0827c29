import { endpoint } from "@/lib/delivery/endpoint";
import { removeForwardingAddress } from "@/lib/inbox/forwarding/forwarding-addresses";

export const DELETE = endpoint({}, ({ ctx, params }) => removeForwardingAddress(ctx, params.address ?? ""));
