import "server-only";
import { z } from "zod";
import type { Subscription } from "./customer.model";
import { asked, type StripeAccess } from "./stripe-access";

const changed = z.object({ id: z.string() });

/** Lets a subscription end with what is paid. False where Stripe knows no such subscription. */
export async function endWithPeriod(access: StripeAccess, id: string, key: string): Promise<boolean> {
  const answer = await asked(access, changed, (stripe) =>
    stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey: key }),
  );
  return answer !== null;
}

/** Lets one go on that was to end, with its period or on a day. */
export async function keepGoing(
  access: StripeAccess,
  { id, cancelAt }: Pick<Subscription, "id" | "cancelAt">,
  key: string,
): Promise<boolean> {
  const change = cancelAt === null ? { cancel_at_period_end: false } : { cancel_at: "" as const };
  const answer = await asked(access, changed, (stripe) =>
    stripe.subscriptions.update(id, change, { idempotencyKey: key }),
  );
  return answer !== null;
}
