import { openBillingPortal } from "@/lib/accounts/billing/open-billing-page";
import { portalBody } from "@/lib/accounts/billing/plan.model";
import { endpoint } from "@/lib/delivery/endpoint";
import { ownAddresses } from "@/lib/delivery/own-addresses";

export const POST = endpoint({ body: portalBody }, async ({ ctx, request, body }) => ({
  data: await openBillingPortal(ctx, ownAddresses(body, request.headers)),
}));
