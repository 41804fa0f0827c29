import "server-only";
import { asc, isNotNull } from "drizzle-orm";
import { billingPlans } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Plan } from "./plan.model";

/** Reads the plans in the order in which they are offered. */
export async function selectPlans(tx: Tx): Promise<Plan[]> {
  const rows = await tx.db.select().from(billingPlans).orderBy(asc(billingPlans.place));
  return rows.map(({ place: _place, amountCurrency: currency, ...plan }) => ({ ...plan, currency }));
}

/** Replaces all plans by these. */
export async function replacePlans(tx: Tx, plans: readonly Plan[]): Promise<void> {
  await tx.db.delete(billingPlans).where(isNotNull(billingPlans.priceId));
  if (plans.length === 0) return;
  const rows = plans.map(({ currency: amountCurrency, features, ...plan }, place) => ({
    ...plan,
    amountCurrency,
    features: [...features],
    place,
  }));
  await tx.db.insert(billingPlans).values(rows).onConflictDoNothing();
}
