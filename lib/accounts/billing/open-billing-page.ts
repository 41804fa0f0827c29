import "server-only";
import { requireVerifiedAddress } from "@/lib/accounts/users/require-proof";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inReadTransaction, inTransaction } from "@/lib/platform/context/transaction";
import { openCheckout, openPortal } from "@/lib/platform/vendors/stripe/checkout";
import { becomeCustomer } from "./become-customer";
import { selectCustomer } from "./customer.sql";
import { paymentProvider } from "./provider";
import { readPlans } from "./read-plans";
import { readSubscription } from "./read-subscription";
import { isOver, NO_SUBSCRIPTION } from "./subscription.model";

type Purchase = { readonly priceId: string; readonly successUrl: string; readonly cancelUrl: string };

/**
 * Returns the address where the agent pays for one of the plans on offer. Throws CONFLICT for an agent with a
 * subscription, after asking the provider, whose event may still be on its way; ADDRESS_UNVERIFIED for one who hasn't
 * verified their address. The caller makes sure that the return addresses belong to this product.
 */
export async function startCheckout(ctx: Context, purchase: Purchase): Promise<{ readonly url: string }> {
  const access = paymentProvider();
  await requireVerifiedAddress(ctx);
  const plans = await readPlans(ctx);
  const plan = plans.find(({ priceId }) => priceId === purchase.priceId);
  if (!plan) throw invalidField("priceId", NOT_OFFERED);
  const customer = await becomeCustomer(ctx, access);
  const { subscription } = await readSubscription(ctx);
  if (subscription && !isOver(subscription)) throw new Failure("CONFLICT", HAS_ONE);
  const url = await openCheckout(access, { ...purchase, customer, now: ctx.now });
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, {
      action: "subscription.checkout",
      entity: "subscription",
      entityId: null,
      after: { priceId: plan.priceId, amountMinor: plan.amountMinor, currency: plan.currency },
    }),
  );
  return { url };
}

const NOT_OFFERED = "That plan isn't offered.";
const HAS_ONE = "You already have a subscription. Change it under Billing.";

/**
 * Returns the address of the payment provider's portal, where the agent manages cards and invoices. Throws NOT_FOUND
 * for an agent who is not a customer there.
 */
export async function openBillingPortal(
  ctx: Context,
  { returnUrl }: { readonly returnUrl: string },
): Promise<{ readonly url: string }> {
  const access = paymentProvider();
  const customer = await inReadTransaction(ctx, (tx) => selectCustomer(tx, agentId(ctx)));
  if (!customer || customer.isDeleted) throw new Failure("NOT_FOUND", NO_SUBSCRIPTION);
  const { customerId } = customer;
  const url = await openPortal(access, { customer: customerId, returnUrl }, `portal:${ctx.requestId}`);
  if (url === null) throw new Failure("NOT_FOUND", NO_SUBSCRIPTION);
  return { url };
}
