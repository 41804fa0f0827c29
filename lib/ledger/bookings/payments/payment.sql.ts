import "server-only";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { allocations } from "@/db/schema";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Payment, Received } from "./payment.model";

export type NewPayment = Omit<Payment, "reversedAt" | "createdAt" | "payer" | "reference"> & {
  readonly bookingId: string;
};

/** Inserts a payment; returns false if a payment with that id exists already. */
export async function insertPayment(tx: Tx, userId: string, payment: NewPayment): Promise<boolean> {
  const rows = await tx.db
    .insert(allocations)
    .values({
      userId,
      id: payment.id,
      bookingId: payment.bookingId,
      amountMinor: payment.amount.minor,
      currency: payment.amount.currency,
      receivedOn: payment.receivedOn,
      source: payment.source,
      note: payment.note,
      createdAt: tx.now,
    })
    .onConflictDoNothing()
    .returning({ id: allocations.id });
  return rows.length > 0;
}

/** Returns the source of a payment; undefined if there is none with that id. */
export async function selectSource(tx: Tx, userId: string, bookingId: string, id: string) {
  const [row] = await tx.db
    .select({ source: allocations.source })
    .from(allocations)
    .where(and(eq(allocations.userId, userId), eq(allocations.bookingId, bookingId), eq(allocations.id, id)));
  return row?.source;
}

/** Marks a payment as reversed and returns it; undefined if it was reversed before or belongs to another booking. */
export async function markReversed(tx: Tx, userId: string, bookingId: string, id: string) {
  const [row] = await tx.db
    .update(allocations)
    .set({ reversedAt: tx.now })
    .where(
      and(
        eq(allocations.userId, userId),
        eq(allocations.bookingId, bookingId),
        eq(allocations.id, id),
        isNull(allocations.reversedAt),
      ),
    )
    .returning();
  return row && toPayment(row);
}

/** Reads the payments of a booking in the order of their days, including the reversed ones. */
export async function selectPayments(tx: Tx, userId: string, bookingId: string): Promise<Payment[]> {
  const rows = await tx.db
    .select()
    .from(allocations)
    .where(and(eq(allocations.userId, userId), eq(allocations.bookingId, bookingId)))
    .orderBy(asc(allocations.receivedOn), asc(allocations.id));
  return rows.map(toPayment);
}

/**
 * Returns the amount received for a booking, less recalls and without reversed payments, in minor units, and the day of
 * the latest payment.
 */
export async function selectReceived(tx: Tx, userId: string, bookingId: string): Promise<Received> {
  const [row] = await tx.db
    .select({
      sum: sql<string>`coalesce(sum(${allocations.amountMinor}), 0)`,
      lastPaidOn: sql<
        string | null
      >`max(${allocations.receivedOn}) filter (where ${allocations.amountMinor} > 0)`,
    })
    .from(allocations)
    .where(
      and(
        eq(allocations.userId, userId),
        eq(allocations.bookingId, bookingId),
        isNull(allocations.reversedAt),
      ),
    );
  return {
    receivedMinor: Number(row?.sum ?? 0),
    lastPaidOn: row?.lastPaidOn ? calendarDate.parse(row.lastPaidOn) : null,
  };
}

function toPayment(row: typeof allocations.$inferSelect): Payment {
  return {
    id: row.id,
    amount: { minor: row.amountMinor, currency: row.currency },
    receivedOn: row.receivedOn,
    source: row.source,
    note: row.note,
    payer: row.payer,
    reference: row.reference,
    reversedAt: row.reversedAt,
    createdAt: row.createdAt,
  };
}
