import { endpoint } from "@/lib/delivery/endpoint";
import { verifyForwarding } from "@/lib/inbox/emails/intake/verify-forwarding";
import { forwardingToken } from "@/lib/inbox/forwarding/forwarding-address.model";

/**
 * Verifies for callers of the API, as the contract requires; the page behind the link verifies through a server action.
 */
export const GET = endpoint({ access: "public", query: forwardingToken }, async ({ ctx, query, request }) => {
  await verifyForwarding(ctx, query.token, request.headers);
  return { verified: true };
});
