import "server-only";
import { and, asc, eq, exists, gt, isNull, type SQL, sql } from "drizzle-orm";
import { isOverdue } from "@/db/outstanding";
import { bookings, users } from "@/db/schema";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { bookingRows, toBooking } from "../booking.sql";
import { updatingTotals, withIds } from "../totals/write-totals.sql";

/**
 * Reads the next `length` agents after `after`, and whether any of their bookings is still CONFIRMED although its due
 * date has passed in the agent's time zone.
 */
export async function selectDueAgents(tx: Tx, after: string | null, length: number) {
  const stretch = tx.db
    .select({ id: users.id, timezone: users.timezone })
    .from(users)
    .where(after === null ? undefined : gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(length)
    .as("stretch");
  const today = sql`(${tx.now.toISOString()}::timestamptz at time zone ${stretch.timezone})::date`;
  const due = tx.db
    .select({ one: sql`1` })
    .from(bookings)
    .where(and(eq(bookings.userId, stretch.id), isDue(today)));
  return await tx.db
    .select({ id: stretch.id, isDue: sql<boolean>`${exists(due)}`.as("is_due") })
    .from(stretch)
    .orderBy(asc(stretch.id));
}

/** Matches bookings that are overdue but not yet marked as such. */
function isDue(today: CalendarDate | SQL): SQL | undefined {
  return and(eq(bookings.status, "CONFIRMED"), isNull(bookings.deletedAt), isOverdue(today));
}

export type DueBooking = { readonly booking: Booking; readonly importId: string | null };

/** Locks and reads up to `limit` CONFIRMED bookings that are overdue. */
export async function lockDueBookings(
  tx: Tx,
  userId: string,
  today: CalendarDate,
  limit: number,
): Promise<DueBooking[]> {
  const rows = await bookingRows(tx)
    .where(and(eq(bookings.userId, userId), isDue(today)))
    .orderBy(asc(bookings.id))
    .limit(limit)
    .for("update", { of: bookings });
  return rows.map((row) => ({ booking: toBooking(tx, row), importId: row.booking.importId }));
}

/**
 * Sets the status to OVERDUE. The version stays, because only time has passed: forms that are open overnight don't
 * become stale.
 */
export async function updateToOverdue(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await updatingTotals(tx, userId, withIds(ids), () =>
    tx.db
      .update(bookings)
      .set({ status: "OVERDUE", updatedAt: tx.now })
      .where(and(eq(bookings.userId, userId), withIds(ids))),
  );
}
