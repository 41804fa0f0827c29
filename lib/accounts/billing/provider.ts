import "server-only";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import type { StripeAccess } from "@/lib/platform/vendors/stripe/stripe-access";

/** Less than a request of a person may take in total. */
const PATIENCE_MS = 8_000;

/** Whether billing is configured. Without an API key the product requires no plan. */
export function isBillingConfigured(): boolean {
  return env.STRIPE_SECRET_KEY !== undefined;
}

const NOT_CONFIGURED = "Billing isn't configured on this installation. Everything works without limits.";

/**
 * Returns access to the payment provider for `patience` milliseconds; throws BILLING_NOT_CONFIGURED without an API key.
 */
export function paymentProvider(patience = PATIENCE_MS): StripeAccess {
  if (!env.STRIPE_SECRET_KEY) throw new Failure("BILLING_NOT_CONFIGURED", NOT_CONFIGURED);
  return {
    apiKey: env.STRIPE_SECRET_KEY,
    baseUrl: env.STRIPE_BASE_URL,
    signal: AbortSignal.timeout(patience),
  };
}
