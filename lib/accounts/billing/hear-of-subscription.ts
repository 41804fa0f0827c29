import "server-only";
import { agentId, type Context } from "@/lib/platform/context/context";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { billingSystem } from "./billing-system";
import { followNow } from "./follow-customer";
import { isBillingConfigured } from "./provider";

const ASKED = { name: "billing-heard", max: 6, seconds: 60 };

/** Asks the provider how the agent's subscription is, for somebody who comes back from paying before the provider's event does. */
export async function hearOfSubscription(ctx: Context): Promise<void> {
  if (!isBillingConfigured()) return;
  await limitRate(ASKED, agentId(ctx), ctx.now.getTime());
  await followNow(billingSystem(ctx), agentId(ctx));
}
