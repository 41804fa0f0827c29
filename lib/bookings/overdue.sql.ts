import "server-only";
import { and, asc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { bookings, suppliers, users } from "@/db/schema";
import type { CalendarDate } from "@/lib/base/calendar-date";
import type { Tx } from "@/lib/context/transaction";
import type { Booking } from "./booking.model";
import { BOOKING_COLUMNS, toBooking } from "./booking.sql";

/** Agents of whose bookings some still say CONFIRMED though their due date is past, in the agent's own zone. */
export async function selectAgentsWithDueBookings(tx: Tx): Promise<string[]> {
  const now = tx.now.toISOString();
  const rows = await tx.db.execute<{ id: string }>(sql`
    select u.id from ${users} u where exists (
      select from ${bookings} b
      where b.user_id = u.id and b.status = 'CONFIRMED' and b.deleted_at is null
        and b.due_on < (${now}::timestamptz at time zone u.timezone)::date
        and not b.non_commissionable and b.commission_minor - b.received_minor - b.short_pay_minor > 0)`);
  return [...rows].map((row) => row.id);
}

export async function selectTimeZone(tx: Tx, userId: string): Promise<string> {
  const [row] = await tx.db.select({ zone: users.timezone }).from(users).where(eq(users.id, userId));
  return row?.zone ?? "UTC";
}

export type DueBooking = { readonly booking: Booking; readonly importId: string | null };

/** Up to `limit` CONFIRMED bookings past their due date after the id given, locked. */
export async function lockDueBookings(
  tx: Tx,
  userId: string,
  { today, after, limit }: { readonly today: CalendarDate; readonly after: string; readonly limit: number },
): Promise<DueBooking[]> {
  const rows = await tx.db
    .select(BOOKING_COLUMNS)
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.status, "CONFIRMED"),
        isNull(bookings.deletedAt),
        lt(bookings.dueOn, today),
        sql`${bookings.id} > ${after}::uuid`,
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(limit)
    .for("update", { of: bookings });
  return rows.map((row) => ({ booking: toBooking(tx, row), importId: row.booking.importId }));
}

/** The date alone made them so: their version stays, and nobody's open form becomes stale over night. */
export async function updateToOverdue(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.db
    .update(bookings)
    .set({ status: "OVERDUE", updatedAt: tx.now })
    .where(and(eq(bookings.userId, userId), inArray(bookings.id, [...ids])));
}
