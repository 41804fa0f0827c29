import "server-only";
import { eq } from "drizzle-orm";
import { paymentEvents } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

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
