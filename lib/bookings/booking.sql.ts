import "server-only";
import { and, eq, inArray, isNull, max, or, type SQL } from "drizzle-orm";
import { bookingReferences, bookings, suppliers } from "@/db/schema";
import { calendarDate, dayIn } from "@/lib/base/calendar-date";
import { currency } from "@/lib/base/money";
import { timeZoneOf } from "@/lib/context/context";
import type { Tx } from "@/lib/context/transaction";
import { type Booking, numberKey } from "./booking.model";
import { statusOf } from "./booking-status.model";

export const BOOKING_COLUMNS = { booking: bookings, supplierName: suppliers.name } as const;
export type BookingRow = {
  readonly booking: typeof bookings.$inferSelect;
  readonly supplierName: string | null;
};

export async function selectBooking(tx: Tx, userId: string, id: string): Promise<Booking | undefined> {
  const [row] = await tx.db
    .select(BOOKING_COLUMNS)
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(ownBooking(userId, id));
  return row && toBooking(tx, row);
}

/** Locks a booking until the transaction ends, so that facts and status change together. */
export async function lockBooking(
  tx: Tx,
  userId: string,
  id: string,
  deleted: "present" | "deleted" = "present",
): Promise<Booking | undefined> {
  const [row] = await tx.db
    .select(BOOKING_COLUMNS)
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(
      deleted === "present" ? ownBooking(userId, id) : and(eq(bookings.userId, userId), eq(bookings.id, id)),
    )
    .for("update", { of: bookings });
  if (!row || (deleted === "deleted") !== (row.booking.deletedAt !== null)) return undefined;
  return toBooking(tx, row);
}

/** The booking with this number at this supplier (undefined: at any, and under any of its other numbers), the oldest first. */
export async function selectBookingByNumber(
  tx: Tx,
  userId: string,
  confirmationNumber: string,
  supplierId?: string,
): Promise<Booking | undefined> {
  const key = numberKey(confirmationNumber);
  const [row] = await tx.db
    .select(BOOKING_COLUMNS)
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(
      and(
        eq(bookings.userId, userId),
        isNull(bookings.deletedAt),
        supplierId === undefined
          ? or(eq(bookings.numberKey, key), inArray(bookings.id, referredTo(tx, userId, key)))
          : and(eq(bookings.numberKey, key), eq(bookings.supplierId, supplierId)),
      ),
    )
    .orderBy(bookings.createdAt)
    .limit(1);
  return row && toBooking(tx, row);
}

/** The next free `duplicate_no` for a number that somebody books on purpose again. */
export async function nextDuplicateNo(
  tx: Tx,
  userId: string,
  confirmationNumber: string,
  supplierId: string | null,
): Promise<number> {
  const [row] = await tx.db
    .select({ highest: max(bookings.duplicateNo) })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.numberKey, numberKey(confirmationNumber)),
        supplierId === null ? isNull(bookings.supplierId) : eq(bookings.supplierId, supplierId),
        isNull(bookings.deletedAt),
      ),
    );
  return (row?.highest ?? -1) + 1;
}

export function ownBooking(userId: string, id: string): SQL | undefined {
  return and(eq(bookings.userId, userId), eq(bookings.id, id), isNull(bookings.deletedAt));
}

function referredTo(tx: Tx, userId: string, key: string) {
  return tx.db
    .select({ id: bookingReferences.bookingId })
    .from(bookingReferences)
    .where(and(eq(bookingReferences.userId, userId), eq(bookingReferences.referenceKey, key)));
}

export function toBooking(tx: Tx, { booking: row, supplierName }: BookingRow): Booking {
  const dueOn = calendarDate.parse(row.dueOn);
  const facts = { ...row, dueOn, isClosed: row.closedAt !== null, isArchived: row.archivedAt !== null };
  return {
    id: row.id,
    confirmationNumber: row.confirmationNumber,
    clientName: row.clientName,
    destination: row.destination,
    status: statusOf(facts, dayIn(tx.now, timeZoneOf(tx))),
    total: { minor: row.totalMinor, currency: currency.parse(row.totalCurrency) },
    commission: { minor: row.commissionMinor, currency: currency.parse(row.commissionCurrency) },
    receivedMinor: row.receivedMinor,
    shortPayMinor: row.shortPayMinor,
    travelStart: calendarDate.parse(row.travelStart),
    travelEnd: calendarDate.parse(row.travelEnd),
    dueOn,
    dueOverride: row.dueOverride === null ? null : calendarDate.parse(row.dueOverride),
    finalPaymentOn: row.finalPaymentOn === null ? null : calendarDate.parse(row.finalPaymentOn),
    nonCommissionable: row.nonCommissionable,
    closedAt: row.closedAt,
    closeReason: row.closeReason,
    archivedAt: row.archivedAt,
    supplier: row.supplierId && supplierName !== null ? { id: row.supplierId, name: supplierName } : null,
    emailId: row.emailId,
    version: row.version,
    createdAt: row.createdAt,
  };
}
