import "server-only";
import { asc, eq, isNotNull } from "drizzle-orm";
import { billingPlans, billingPreferences, paymentEvents } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Plan } from "./plan.model";
import { type BillingPreferences, USUAL_PREFERENCES } from "./preferences/billing-preferences.model";

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

export type HeldEvent = {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly createdAt: Date;
};
type Outcome = "followed" | "ignored";

/** Inserts an event; returns false if it was received before. `outcome` is for events that need no job. */
export async function insertEvent(tx: Tx, event: HeldEvent, outcome: Outcome | null): Promise<boolean> {
  const rows = await tx.db
    .insert(paymentEvents)
    .values({ ...event, receivedAt: tx.now, outcome, settledAt: outcome === null ? null : tx.now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}

export async function selectEvent(tx: Tx, id: string): Promise<HeldEvent | null> {
  const { type, customerId, createdAt } = paymentEvents;
  const [row] = await tx.db
    .select({ id: paymentEvents.id, type, customerId, createdAt })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id));
  return row ?? null;
}

export async function updateOutcome(tx: Tx, id: string, outcome: Outcome): Promise<void> {
  await tx.db.update(paymentEvents).set({ outcome, settledAt: tx.now }).where(eq(paymentEvents.id, id));
}

export async function selectPreferences(tx: Tx, userId: string): Promise<BillingPreferences> {
  const { emailReceipts, billingNotifications } = billingPreferences;
  const [row] = await tx.db
    .select({ emailReceipts, billingNotifications })
    .from(billingPreferences)
    .where(eq(billingPreferences.userId, userId));
  return row ?? USUAL_PREFERENCES;
}

export async function upsertPreferences(tx: Tx, userId: string, wanted: BillingPreferences): Promise<void> {
  const set = { ...wanted, updatedAt: tx.now };
  await tx.db
    .insert(billingPreferences)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: billingPreferences.userId, set });
}
