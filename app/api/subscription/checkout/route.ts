import { startCheckout } from "@/lib/accounts/billing/open-billing-page";
import { checkoutBody } from "@/lib/accounts/billing/plan.model";
import { endpoint } from "@/lib/delivery/endpoint";
import { ownAddresses } from "@/lib/delivery/own-addresses";

export const POST = endpoint({ body: checkoutBody }, async ({ ctx, request, body }) => {
  const { priceId, ...addresses } = body;
  const data = await startCheckout(ctx, { priceId, ...ownAddresses(addresses, request.headers) });
  return { data };
});
