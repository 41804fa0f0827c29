import "server-only";
import { and, asc, eq, gte, isNull, lte, ne, sql } from "drizzle-orm";
import { isOverdue } from "@/db/outstanding";
import { allocations, bookings, dueTotals, emails, suppliers, users } from "@/db/schema";
import { bookingCountOf } from "@/db/totals";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { FirstSteps, Trip } from "./outlook.model";

export type DueRow = {
  readonly dueOn: CalendarDate;
  readonly currency: string;
  readonly receivedMinor: number;
  readonly outstandingMinor: number;
};

/**
 * Sums received and outstanding commission by due date and currency; each day is one row, however many bookings it has.
 */
export async function selectDue(tx: Tx, userId: string): Promise<DueRow[]> {
  const rows = await tx.db
    .select({
      dueOn: dueTotals.dueOn,
      currency: dueTotals.currency,
      received: sql<string>`sum(${dueTotals.receivedMinor})`,
      outstanding: sql<string>`sum(${dueTotals.awaitedMinor})`,
    })
    .from(dueTotals)
    .where(eq(dueTotals.userId, userId))
    .groupBy(dueTotals.dueOn, dueTotals.currency);
  return rows.map((row) => ({
    dueOn: row.dueOn,
    currency: row.currency,
    receivedMinor: Number(row.received),
    outstandingMinor: Number(row.outstanding),
  }));
}

/** Reads the agent's currency, and the number of suppliers with something overdue. */
export async function selectOwnFigures(tx: Tx, userId: string, today: CalendarDate) {
  const late = tx.db
    .select({ count: sql<number>`count(distinct ${bookings.supplierId})::int` })
    .from(bookings)
    .where(and(eq(bookings.userId, userId), isNull(bookings.deletedAt), isOverdue(today)));
  const [row] = await tx.db
    .select({ currency: users.currency, overdueSuppliers: sql<number>`(${late})` })
    .from(users)
    .where(eq(users.id, userId));
  return { currency: row?.currency ?? "USD", overdueSuppliers: row?.overdueSuppliers ?? 0 };
}

export async function selectTrips(
  tx: Tx,
  userId: string,
  from: CalendarDate,
  until: CalendarDate,
  limit: number,
): Promise<Trip[]> {
  const rows = await tx.db
    .select({
      id: bookings.id,
      confirmationNumber: bookings.confirmationNumber,
      clientName: bookings.clientName,
      supplierName: suppliers.name,
      travelStart: bookings.travelStart,
      travelEnd: bookings.travelEnd,
    })
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(
      and(
        eq(bookings.userId, userId),
        isNull(bookings.deletedAt),
        isNull(bookings.cancelledAt),
        gte(bookings.travelStart, from),
        lte(bookings.travelStart, until),
        ne(bookings.status, "ARCHIVED"),
      ),
    )
    .orderBy(asc(bookings.travelStart))
    .limit(limit);
  return rows;
}

export async function selectFirstSteps(tx: Tx, userId: string): Promise<FirstSteps> {
  const [row] = await tx.db.execute<FirstSteps>(sql`
    select
      exists (select from ${emails} where user_id = ${userId}) as "hasEmail",
      exists (select from ${emails} where user_id = ${userId} and status = 'processed') as "hasConverted",
      ${bookingCountOf(userId)} > 0 as "hasBooking",
      exists (select from ${allocations} where user_id = ${userId} and reversed_at is null) as "hasPayment"`);
  if (!row) throw new Error("a select without a from answers one row");
  return row;
}
