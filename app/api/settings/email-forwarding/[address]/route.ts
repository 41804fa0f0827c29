import { endpoint } from "@/lib/delivery/endpoint";
import { removeForwardingAddress } from "@/lib/inbox/forwarding/remove-forwarding-address";

export const DELETE = endpoint({}, ({ ctx, params }) => removeForwardingAddress(ctx, params.address ?? ""));
