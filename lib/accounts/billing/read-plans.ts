import "server-only";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction } from "@/lib/platform/context/transaction";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { fetchPlans } from "@/lib/platform/vendors/stripe/plans";
import { billingSystem } from "./become-customer";
import { replacePlans, selectPlans } from "./billing.sql";
import type { Plan } from "./plan.model";
import { isBillingConfigured, paymentProvider } from "./provider";

/** Low enough that a page with plans loads within two seconds, whatever the provider does. */
const PATIENCE_MS = 1_200;
/** How often the provider is asked while there are stored plans. */
const ASKED = { name: "billing-plans", max: 1, seconds: 60 };

/**
 * Returns the plans on offer: from the provider, asked at most once a minute, otherwise as last stored. Returns none
 * where billing isn't configured. Throws the provider's failure if there are no stored plans.
 */
export async function readPlans(ctx: Context): Promise<readonly Plan[]> {
  if (!isBillingConfigured()) return [];
  const system = billingSystem(ctx);
  const held = await inSystemReadTransaction(system, selectPlans);
  try {
    if (held.length > 0) await limitRate(ASKED, "provider", ctx.now.getTime());
    return await renewPlans(system);
  } catch (error) {
    if (held.length > 0 && error instanceof Failure) return held;
    throw error;
  }
}

async function renewPlans(system: Context): Promise<readonly Plan[]> {
  const plans = await fetchPlans(paymentProvider(PATIENCE_MS), env.STRIPE_PRODUCT);
  await inSystemTransaction(system, (tx) => replacePlans(tx, plans));
  return plans;
}
