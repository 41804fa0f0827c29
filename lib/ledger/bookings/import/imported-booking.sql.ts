import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import { allocations, bookings } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { updatingTotals } from "../totals/write-totals.sql";

/** Hides the bookings of an import that have no payments. Returns how many it hid and how many remain. */
export async function hideImported(tx: Tx, userId: string, importId: string) {
  const imported = and(
    eq(bookings.userId, userId),
    eq(bookings.importId, importId),
    isNull(bookings.deletedAt),
  );
  // Waits for payments that are being recorded, which lock their bookings, so that the next statement sees them.
  await tx.db.execute(
    sql`select count(*) from (select from ${bookings} where ${imported} order by ${bookings.id} for update) locked`,
  );
  const removed = await updatingTotals(tx, userId, eq(bookings.importId, importId), () =>
    tx.db
      .update(bookings)
      .set({ deletedAt: tx.now, updatedAt: tx.now, version: sql`${bookings.version} + 1` })
      .where(
        and(
          imported,
          sql`not exists (select from ${allocations} a where a.user_id = ${userId} and a.booking_id = ${bookings.id}
            and a.reversed_at is null)`,
        ),
      ),
  );
  const [left] = await tx.db.select({ count: sql<number>`count(*)::int` }).from(bookings).where(imported);
  return { removed: removed.count, kept: left?.count ?? 0 };
}

/**
 * Restores the bookings hidden at `hiddenAt`, except those whose number was taken since. Returns how many it restored.
 */
export async function unhideImported(
  tx: Tx,
  userId: string,
  importId: string,
  hiddenAt: Date,
): Promise<number> {
  const restored = await updatingTotals(tx, userId, eq(bookings.importId, importId), () =>
    tx.db
      .update(bookings)
      .set({ deletedAt: null, updatedAt: tx.now, version: sql`${bookings.version} + 1` })
      .where(
        and(
          eq(bookings.userId, userId),
          eq(bookings.importId, importId),
          eq(bookings.deletedAt, hiddenAt),
          sql`not exists (select from ${bookings} b where b.user_id = ${userId} and b.number_key = ${bookings.numberKey}
            and b.supplier_id is not distinct from ${bookings.supplierId} and b.duplicate_no = ${bookings.duplicateNo}
            and b.deleted_at is null)`,
        ),
      ),
  );
  return restored.count;
}
