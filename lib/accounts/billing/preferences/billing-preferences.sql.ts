import "server-only";
import { eq } from "drizzle-orm";
import { billingPreferences } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { type BillingPreferences, USUAL_PREFERENCES } from "./billing-preferences.model";

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
