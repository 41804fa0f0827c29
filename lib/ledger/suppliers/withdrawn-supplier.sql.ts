import "server-only";
import { and, eq, sql } from "drizzle-orm";
import {
  bookings,
  chases,
  outboundEmails,
  supplierMerges,
  supplierPreferences,
  suppliers,
} from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";

/** Hides the suppliers of an import to which nothing refers except bookings deleted in this transaction. */
export async function hideUnused(tx: Tx, userId: string, importId: string): Promise<number> {
  const now = tx.now.toISOString();
  const hidden = await tx.db
    .update(suppliers)
    .set({ withdrawnAt: tx.now })
    .where(
      and(
        eq(suppliers.ownerId, userId),
        eq(suppliers.importId, importId),
        sql`${suppliers.updatedAt} = ${suppliers.createdAt}`,
        sql`not exists (select from ${bookings} where user_id = ${userId} and supplier_id = ${suppliers.id}
          and deleted_at is distinct from ${now}::timestamptz)`,
        sql`not exists (select from ${supplierPreferences} where user_id = ${userId}
          and (supplier_id = ${suppliers.id} or merged_into = ${suppliers.id}))`,
        sql`not exists (select from ${supplierMerges} where user_id = ${userId} and into_id = ${suppliers.id})`,
        sql`not exists (select from ${chases} where user_id = ${userId} and supplier_id = ${suppliers.id})`,
        sql`not exists (select from ${outboundEmails} where user_id = ${userId} and supplier_id = ${suppliers.id})`,
      ),
    );
  return hidden.count;
}

/** Restores the suppliers hidden at `hiddenAt`; returns how many. */
export async function unhideSuppliers(tx: Tx, userId: string, hiddenAt: Date): Promise<number> {
  const restored = await tx.db
    .update(suppliers)
    .set({ withdrawnAt: null })
    .where(and(eq(suppliers.ownerId, userId), eq(suppliers.withdrawnAt, hiddenAt)));
  return restored.count;
}
