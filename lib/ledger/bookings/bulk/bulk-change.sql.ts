import "server-only";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { allocations, bookings, bulkChanges } from "@/db/schema";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { type Booking, factsOf } from "../booking.model";
import { bookingRows, toBooking } from "../booking.sql";
import { statusOf } from "../booking-status.model";
import { listed } from "../list/booking-list.sql";
import type { NewPayment } from "../payments/payment.sql";
import { updatingTotals, withIds } from "../totals/write-totals.sql";
import type { BookingChoice, BulkMove, ChangedBooking } from "./bulk-change.model";

/**
 * Locks and reads up to `limit` of the chosen bookings. All code locks bookings in the order of their ids, which avoids
 * deadlocks.
 */
export async function lockChosen(
  tx: Tx,
  userId: string,
  of: BookingChoice,
  limit: number,
): Promise<Booking[]> {
  const chosen = "ids" in of ? inArray(bookings.id, [...of.ids]) : undefined;
  const rows = await bookingRows(tx)
    .where(and(listed(tx, userId, "filter" in of ? of.filter : {}), chosen))
    .orderBy(asc(bookings.id))
    .limit(limit)
    .for("update", { of: bookings });
  return rows.map((row) => toBooking(tx, row));
}

/**
 * Writes the fields that a move may change and the resulting status of each booking, in one statement. Returns the
 * bookings as stored.
 */
export async function updateMoved(tx: Tx, userId: string, moved: readonly Booking[]): Promise<Booking[]> {
  const today = dayIn(tx.now, timeZoneOf(tx));
  const after = moved.map((booking) => ({
    ...booking,
    status: statusOf(factsOf(booking), today),
    version: booking.version + 1,
  }));
  await updatingTotals(tx, userId, withIds(after.map(({ id }) => id)), () =>
    tx.db.execute(sql`
      update ${bookings} b set status = m.status, version = m.version, updated_at = ${tx.now.toISOString()},
        closed_at = m."closedAt", close_reason = m."closeReason", cancelled_at = m."cancelledAt",
        archived_at = m."archivedAt", archive_lifted_at = m."archiveLiftedAt", due_on = m."dueOn",
        due_override = m."dueOverride", received_minor = m."receivedMinor", last_paid_on = m."lastPaidOn"
      from jsonb_to_recordset(${JSON.stringify(after)}::jsonb) as m (
        id uuid, status text, version integer, "closedAt" timestamptz, "closeReason" text, "cancelledAt" timestamptz,
        "archivedAt" timestamptz, "archiveLiftedAt" timestamptz, "dueOn" date, "dueOverride" date,
        "receivedMinor" bigint, "lastPaidOn" date)
      where b.user_id = ${userId} and b.id = m.id`),
  );
  return after;
}

export async function insertPayments(tx: Tx, userId: string, payments: readonly NewPayment[]): Promise<void> {
  if (payments.length === 0) return;
  const rows = payments.map(({ amount, ...payment }) => ({
    userId,
    ...payment,
    amountMinor: amount.minor,
    currency: amount.currency,
    createdAt: tx.now,
  }));
  await tx.db.insert(allocations).values(rows);
}

export async function reversePayments(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  await tx.db
    .update(allocations)
    .set({ reversedAt: tx.now })
    .where(
      and(eq(allocations.userId, userId), inArray(allocations.id, [...ids]), isNull(allocations.reversedAt)),
    );
}

/** Stores a bulk change so that it can be undone. */
export async function insertBulkChange(
  tx: Tx,
  userId: string,
  act: { readonly id: string; readonly move: BulkMove["kind"]; readonly bookings: readonly ChangedBooking[] },
): Promise<void> {
  await tx.db.insert(bulkChanges).values({ userId, ...act, createdAt: tx.now });
}

export async function selectBulkChange(tx: Tx, userId: string, id: string) {
  const [row] = await tx.db
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.userId, userId), eq(bulkChanges.id, id)));
  return row;
}

/** Marks a bulk change as undone and returns it; undefined if it was undone before or isn't the agent's. */
export async function markUndone(tx: Tx, userId: string, id: string) {
  const [row] = await tx.db
    .update(bulkChanges)
    .set({ undoneAt: tx.now })
    .where(and(eq(bulkChanges.userId, userId), eq(bulkChanges.id, id), isNull(bulkChanges.undoneAt)))
    .returning();
  return row;
}
