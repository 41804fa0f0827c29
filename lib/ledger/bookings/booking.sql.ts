import "server-only";
import { and, desc, eq, inArray, isNull, max, type SQL, sql } from "drizzle-orm";
import { bookingReferences, bookings, suppliers } from "@/db/schema";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { type Booking, numberKey } from "./booking.model";
import { statusOf } from "./booking-status.model";

export type BookingRow = {
  readonly booking: typeof bookings.$inferSelect;
  readonly supplierName: string | null;
};

const COLUMNS = { booking: bookings, supplierName: suppliers.name } as const;

/** Selects bookings with the names of their suppliers; the caller adds the condition. */
export function bookingRows(tx: Tx) {
  return tx.db.select(COLUMNS).from(bookings).leftJoin(suppliers, eq(suppliers.id, bookings.supplierId));
}

/** Returns the value of a booking's `supplier_key` column. */
export function keyOfSupplier(supplierId: SQL): SQL {
  return sql`(select name_key from ${suppliers} s where s.id = ${supplierId})`;
}

export async function selectBooking(tx: Tx, userId: string, id: string): Promise<Booking | undefined> {
  const [row] = await bookingRows(tx).where(ownBooking(userId, id));
  return row && toBooking(tx, row);
}

/** Locks a booking until the transaction ends, so that facts and status change together. */
export async function lockBooking(
  tx: Tx,
  userId: string,
  id: string,
  deleted: "present" | "deleted" = "present",
): Promise<Booking | undefined> {
  const [row] = await bookingRows(tx)
    .where(
      deleted === "present" ? ownBooking(userId, id) : and(eq(bookings.userId, userId), eq(bookings.id, id)),
    )
    .for("update", { of: bookings });
  if (!row || (deleted === "deleted") !== (row.booking.deletedAt !== null)) return undefined;
  return toBooking(tx, row);
}

export async function selectBookings(tx: Tx, userId: string, ids: readonly string[]): Promise<Booking[]> {
  if (ids.length === 0) return [];
  const rows = await bookingRows(tx).where(
    and(eq(bookings.userId, userId), inArray(bookings.id, [...ids]), isNull(bookings.deletedAt)),
  );
  return rows.map((row) => toBooking(tx, row));
}

/** Maps each `numberKey` to the oldest booking that has it as its own number or among its other numbers. */
export async function selectBookingsByNumbers(
  tx: Tx,
  userId: string,
  keys: readonly string[],
): Promise<Map<string, Booking>> {
  if (keys.length === 0) return new Map();
  const own = tx.db
    .select({ id: bookings.id, key: bookings.numberKey })
    .from(bookings)
    .where(
      and(eq(bookings.userId, userId), inArray(bookings.numberKey, [...keys]), isNull(bookings.deletedAt)),
    );
  const referred = tx.db
    .select({ id: bookingReferences.bookingId, key: bookingReferences.referenceKey })
    .from(bookingReferences)
    .where(and(eq(bookingReferences.userId, userId), inArray(bookingReferences.referenceKey, [...keys])));
  const named = own.union(referred).as("named");
  const rows = await tx.db
    .select({ ...COLUMNS, key: named.key })
    .from(named)
    .innerJoin(bookings, and(eq(bookings.userId, userId), eq(bookings.id, named.id)))
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(isNull(bookings.deletedAt))
    .orderBy(desc(bookings.createdAt));
  return new Map(rows.map(({ key, ...row }) => [key, toBooking(tx, row)]));
}

/** Reads the oldest booking with this number at this supplier. */
export async function selectBookingByNumber(
  tx: Tx,
  userId: string,
  confirmationNumber: string,
  supplierId: string,
): Promise<Booking | undefined> {
  const [row] = await bookingRows(tx)
    .where(
      and(
        eq(bookings.userId, userId),
        isNull(bookings.deletedAt),
        eq(bookings.numberKey, numberKey(confirmationNumber)),
        eq(bookings.supplierId, supplierId),
      ),
    )
    .orderBy(bookings.createdAt)
    .limit(1);
  return row && toBooking(tx, row);
}

/** Returns the next free `duplicate_no` of a number that an agent deliberately books again. */
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

export function toBooking(tx: Tx, { booking: row, supplierName }: BookingRow): Booking {
  const facts = { ...row, isClosed: row.closedAt !== null, isArchived: row.archivedAt !== null };
  return {
    id: row.id,
    confirmationNumber: row.confirmationNumber,
    clientName: row.clientName,
    destination: row.destination,
    status: statusOf(facts, dayIn(tx.now, timeZoneOf(tx))),
    total: { minor: row.totalMinor, currency: row.totalCurrency },
    commission: { minor: row.commissionMinor, currency: row.commissionCurrency },
    receivedMinor: row.receivedMinor,
    lastPaidOn: row.lastPaidOn,
    shortPayMinor: row.shortPayMinor,
    travelStart: row.travelStart,
    travelEnd: row.travelEnd,
    dueOn: row.dueOn,
    dueOverride: row.dueOverride,
    finalPaymentOn: row.finalPaymentOn,
    nonCommissionable: row.nonCommissionable,
    cancelledAt: row.cancelledAt,
    closedAt: row.closedAt,
    closeReason: row.closeReason,
    archivedAt: row.archivedAt,
    archiveLiftedAt: row.archiveLiftedAt,
    supplier: row.supplierId && supplierName !== null ? { id: row.supplierId, name: supplierName } : null,
    emailId: row.emailId,
    version: row.version,
    createdAt: row.createdAt,
  };
}
