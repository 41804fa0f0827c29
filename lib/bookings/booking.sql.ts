import "server-only";
import { and, count, desc, eq, inArray, isNull, like, max, type SQL } from "drizzle-orm";
import { bookings, suppliers } from "@/db/schema";
import { type CalendarDate, calendarDate, dayIn } from "@/lib/base/calendar-date";
import { newId } from "@/lib/base/id";
import { currency } from "@/lib/base/money";
import { containing, folded } from "@/lib/base/text";
import { timeZoneOf } from "@/lib/context/context";
import type { Tx } from "@/lib/context/transaction";
import {
  type Booking,
  type BookingDraft,
  type BookingListQuery,
  type BookingSource,
  numberKey,
} from "./booking.model";
import { type BookingStatus, statusOf, TABS } from "./booking-status.model";

const SEARCH_LENGTH = 500;
const COLUMNS = { booking: bookings, supplierName: suppliers.name } as const;
type Row = { readonly booking: typeof bookings.$inferSelect; readonly supplierName: string | null };

type Listing = Pick<BookingListQuery, "search" | "status">;

/** Ids first from the covering index, then their rows: a late page reads no row it doesn't show. */
export async function selectBookings(tx: Tx, userId: string, query: BookingListQuery): Promise<Booking[]> {
  const page = tx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(listed(userId, query))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(query.limit)
    .offset((query.page - 1) * query.limit);
  const rows = await tx.db
    .select(COLUMNS)
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(and(eq(bookings.userId, userId), inArray(bookings.id, page)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id));
  return rows.map((row) => toBooking(tx, row));
}

export async function countBookings(tx: Tx, userId: string, query: Listing): Promise<number> {
  const [row] = await tx.db.select({ count: count() }).from(bookings).where(listed(userId, query));
  return row?.count ?? 0;
}

export async function selectBooking(tx: Tx, userId: string, id: string): Promise<Booking | undefined> {
  const [row] = await tx.db
    .select(COLUMNS)
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(and(eq(bookings.userId, userId), eq(bookings.id, id), isNull(bookings.deletedAt)));
  return row && toBooking(tx, row);
}

/** The booking with this number at this supplier (undefined: at any), the oldest first. */
export async function selectBookingByNumber(
  tx: Tx,
  userId: string,
  confirmationNumber: string,
  supplierId?: string,
): Promise<Booking | undefined> {
  const sameSupplier = supplierId === undefined ? undefined : eq(bookings.supplierId, supplierId);
  const [row] = await tx.db
    .select(COLUMNS)
    .from(bookings)
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.numberKey, numberKey(confirmationNumber)),
        isNull(bookings.deletedAt),
        sameSupplier,
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
  supplierId: string,
): Promise<number> {
  const [row] = await tx.db
    .select({ highest: max(bookings.duplicateNo) })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, userId),
        eq(bookings.numberKey, numberKey(confirmationNumber)),
        eq(bookings.supplierId, supplierId),
        isNull(bookings.deletedAt),
      ),
    );
  return (row?.highest ?? -1) + 1;
}

export type NewBooking = BookingDraft & {
  readonly supplierId: string;
  readonly supplierName: string;
  readonly dueOn: CalendarDate;
  readonly status: BookingStatus;
  readonly duplicateNo: number;
  readonly source: BookingSource;
  readonly emailId: string | null;
};

/** Undefined when that number is taken at that supplier. */
export async function insertBooking(
  tx: Tx,
  userId: string,
  booking: NewBooking,
): Promise<Booking | undefined> {
  const [row] = await tx.db
    .insert(bookings)
    .values({
      userId,
      id: newId(),
      confirmationNumber: booking.confirmationNumber,
      numberKey: numberKey(booking.confirmationNumber),
      duplicateNo: booking.duplicateNo,
      supplierId: booking.supplierId,
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
      search: searchOf(booking.confirmationNumber, booking.clientName, booking.supplierName),
      createdAt: tx.now,
      updatedAt: tx.now,
    })
    .onConflictDoNothing()
    .returning();
  return row && toBooking(tx, { booking: row, supplierName: booking.supplierName });
}

/** What the search box looks through. */
function searchOf(...parts: readonly (string | null)[]): string {
  const [number = ""] = parts;
  const words = [...parts, numberKey(number ?? "")].filter(Boolean).join(" ");
  return folded(words).slice(0, SEARCH_LENGTH);
}

function listed(userId: string, { search, status }: Listing): SQL | undefined {
  return and(
    eq(bookings.userId, userId),
    isNull(bookings.deletedAt),
    status && inArray(bookings.status, [...TABS[status]]),
    search ? like(bookings.search, containing(search)) : undefined,
  );
}

function toBooking(tx: Tx, { booking: row, supplierName }: Row): Booking {
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
    supplier: row.supplierId && supplierName !== null ? { id: row.supplierId, name: supplierName } : null,
    version: row.version,
    createdAt: row.createdAt,
  };
}
