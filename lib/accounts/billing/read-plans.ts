import "server-only";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction } from "@/lib/platform/context/transaction";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { fetchPlans } from "@/lib/platform/vendors/stripe/plans";
import { billingSystem } from "./become-customer";
import type { Plan } from "./plan.model";
import { replacePlans, selectPlans } from "./plan.sql";
import { isBillingConfigured, paymentProvider } from "./provider";

/** A page that shows plans is there within two seconds, whatever the provider does. */
const PATIENCE_MS = 1_200;
/** How often the provider is asked while something is held. */
const ASKED = { name: "billing-plans", max: 1, seconds: 60 };

/**
 * What can be subscribed to: what the provider says, asked at most once a minute, and else what it said last. None where
 * billing isn't configured. Fails as the provider does where it never said anything.
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
