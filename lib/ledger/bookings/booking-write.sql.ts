import "server-only";
import { and, eq, isNotNull, isNull, ne, notExists, sql } from "drizzle-orm";
import { allocations, bookingReferences, bookings } from "@/db/schema";
import { supplierKey } from "@/lib/ledger/suppliers/supplier.model";
import { type CalendarDate, dayIn } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { sqlStateOf } from "@/lib/platform/context/connection-loss";
import { timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import {
  type Booking,
  type BookingDraft,
  type BookingSource,
  factsOf,
  numberKey,
  searchTextOf,
} from "./booking.model";
import { ownBooking, toBooking } from "./booking.sql";
import { type BookingStatus, statusOf } from "./booking-status.model";
import { addTotals, updatingTotals, withIds } from "./totals/write-totals.sql";

export type NewBooking = BookingDraft & {
  readonly id: string;
  readonly supplierId: string;
  readonly supplierName: string;
  readonly dueOn: CalendarDate;
  readonly status: BookingStatus;
  readonly duplicateNo: number;
  readonly source: BookingSource;
  readonly emailId: string | null;
};

/** Inserts a booking; returns undefined if the supplier already has a booking with that number. */
export async function insertBooking(
  tx: Tx,
  userId: string,
  booking: NewBooking,
): Promise<Booking | undefined> {
  const [row] = await tx.db
    .insert(bookings)
    .values({
      userId,
      id: booking.id,
      confirmationNumber: booking.confirmationNumber,
      numberKey: numberKey(booking.confirmationNumber),
      duplicateNo: booking.duplicateNo,
      supplierId: booking.supplierId,
      supplierKey: supplierKey(booking.supplierName),
      clientName: booking.clientName,
      destination: booking.destination,
      status: booking.status,
      totalMinor: booking.total.minor,
      totalCurrency: booking.total.currency,
      commissionMinor: booking.commission.minor,
      commissionCurrency: booking.commission.currency,
      travelStart: booking.travelStart,
      travelEnd: booking.travelEnd,
      dueOn: booking.dueOn,
      source: booking.source,
      emailId: booking.emailId,
      search: searchTextOf(booking, booking.supplierName),
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .onConflictDoNothing()
    .returning();
  if (row) await addTotals(tx, userId, withIds([row.id]));
  return row && toBooking(tx, { booking: row, supplierName: booking.supplierName });
}

/**
 * Updates a stored booking and returns it as stored. Every change of a single booking goes through here, so that the
 * same statement derives the status column from the facts. Throws CONFLICT if unreversed payments are in a currency
 * other than that of the new commission, even if they add up to zero: reversing one of them would count its minor units
 * as those of the wrong currency.
 */
export async function updateBooking(
  tx: Tx,
  userId: string,
  after: Booking,
  today: CalendarDate = dayIn(tx.now, timeZoneOf(tx)),
): Promise<Booking> {
  const status = statusOf(factsOf(after), today);
  const aliases = await selectAliases(tx, userId, after.id);
  const written = await updatingTotals(tx, userId, withIds([after.id]), () =>
    tx.db
      .update(bookings)
      .set({
        ...columnsOf(after),
        status,
        search: searchTextOf(after, after.supplier?.name ?? null, aliases),
        version: after.version + 1,
        updatedAt: tx.now,
      })
      .where(and(ownBooking(userId, after.id), notExists(standingInAnother(tx, userId, after))))
      .catch(asDuplicate),
  );
  if (written.count === 0) await refuseOtherCurrency(tx, userId, after);
  return { ...after, status, version: after.version + 1 };
}

function standingInAnother(tx: Tx, userId: string, { id, commission }: Booking) {
  return tx.db
    .select({ currency: allocations.currency })
    .from(allocations)
    .where(
      and(
        eq(allocations.userId, userId),
        eq(allocations.bookingId, id),
        isNull(allocations.reversedAt),
        ne(allocations.currency, sql`${commission.currency}::char(3)`),
      ),
    )
    .limit(1);
}

async function refuseOtherCurrency(tx: Tx, userId: string, after: Booking): Promise<never> {
  const [standing] = await standingInAnother(tx, userId, after);
  if (!standing) throw new Failure("NOT_FOUND");
  const { currency } = standing;
  const message = `Payments in ${currency} stand, so the commission stays in ${currency}. Reverse the payments first.`;
  throw new Failure("CONFLICT", message, { fields: { expectedCommissionCurrency: [message] } });
}

/** Removes a booking from every list without deleting its row; `unhideBooking` brings it back. */
export async function hideBooking(tx: Tx, userId: string, id: string): Promise<void> {
  await updatingTotals(tx, userId, withIds([id]), () =>
    tx.db.update(bookings).set({ deletedAt: tx.now, updatedAt: tx.now }).where(ownBooking(userId, id)),
  );
}

export async function unhideBooking(tx: Tx, userId: string, id: string): Promise<void> {
  await updatingTotals(tx, userId, withIds([id]), () =>
    tx.db
      .update(bookings)
      .set({ deletedAt: null, updatedAt: tx.now })
      .where(and(eq(bookings.userId, userId), eq(bookings.id, id), isNotNull(bookings.deletedAt)))
      .catch(asDuplicate),
  );
}

/** Adds another number by which the booking is known; does nothing if the booking already has it. */
export async function insertAlias(
  tx: Tx,
  userId: string,
  bookingId: string,
  reference: string,
  kind: typeof bookingReferences.$inferInsert.kind,
): Promise<void> {
  await tx.db
    .insert(bookingReferences)
    .values({ userId, bookingId, reference, referenceKey: numberKey(reference), kind })
    .onConflictDoNothing();
}

export async function selectAliases(tx: Tx, userId: string, bookingId: string): Promise<string[]> {
  const rows = await tx.db
    .select({ reference: bookingReferences.reference })
    .from(bookingReferences)
    .where(and(eq(bookingReferences.userId, userId), eq(bookingReferences.bookingId, bookingId)))
    .orderBy(bookingReferences.referenceKey);
  return rows.map((row) => row.reference);
}

function columnsOf(booking: Booking) {
  return {
    confirmationNumber: booking.confirmationNumber,
    numberKey: numberKey(booking.confirmationNumber),
    supplierId: booking.supplier?.id ?? null,
    supplierKey: booking.supplier ? supplierKey(booking.supplier.name) : null,
    clientName: booking.clientName,
    destination: booking.destination,
    totalMinor: booking.total.minor,
    totalCurrency: booking.total.currency,
    commissionMinor: booking.commission.minor,
    commissionCurrency: booking.commission.currency,
    receivedMinor: booking.receivedMinor,
    lastPaidOn: booking.lastPaidOn,
    shortPayMinor: booking.shortPayMinor,
    travelStart: booking.travelStart,
    travelEnd: booking.travelEnd,
    finalPaymentOn: booking.finalPaymentOn,
    dueOn: booking.dueOn,
    dueOverride: booking.dueOverride,
    nonCommissionable: booking.nonCommissionable,
    closedAt: booking.closedAt,
    closeReason: booking.closeReason,
    cancelledAt: booking.cancelledAt,
    archivedAt: booking.archivedAt,
    archiveLiftedAt: booking.archiveLiftedAt,
  };
}

function asDuplicate(error: unknown): never {
  if (sqlStateOf(error) === "23505") throw new Failure("DUPLICATE_BOOKING");
  throw error;
}
