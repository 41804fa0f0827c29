import "server-only";
import { and, asc, desc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import { arrayText } from "@/db/arrays";
import { isAwaited } from "@/db/outstanding";
import { plainNumber } from "@/db/plain-number";
import { bookingReferences, bookings, personName, supplierPreferences, suppliers, users } from "@/db/schema";
import { supplierRows } from "@/db/supplier-rows";
import { currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { AdminBooking } from "./admin-booking.model";
import type { NumberedBooking, OwedBookings, OwedQuery } from "./payable-bookings.model";

/** A confirmation number as it is compared and ordered; the expression is that of the index. */
export const PLAIN_NUMBER = plainNumber(bookings.numberKey);

/** The columns of an AdminBooking, from bookings joined with their agent and left-joined with their supplier. */
const ANY_BOOKING = {
  id: bookings.id,
  userId: bookings.userId,
  agentName: personName,
  confirmationNumber: bookings.confirmationNumber,
  clientName: bookings.clientName,
  supplierName: suppliers.name,
  commissionMinor: bookings.commissionMinor,
  receivedMinor: bookings.receivedMinor,
  shortPayMinor: bookings.shortPayMinor,
  code: bookings.commissionCurrency,
} as const;
type Row = Omit<AdminBooking, "outstanding"> & {
  readonly commissionMinor: number;
  readonly receivedMinor: number;
  readonly shortPayMinor: number;
  readonly code: string;
};

function toAdminBooking(row: Row): AdminBooking {
  const { id, userId, agentName, confirmationNumber, clientName, supplierName } = row;
  const minor = row.commissionMinor - row.receivedMinor - row.shortPayMinor;
  const outstanding = { minor, currency: currency.parse(row.code) };
  return { id, userId, agentName, confirmationNumber, clientName, supplierName, outstanding };
}

/** Matches bookings whose plain number begins with `plain`; an empty text matches none. */
export function beginsWith(plain: string): SQL {
  return sql`${PLAIN_NUMBER} >= ${plain} and ${PLAIN_NUMBER} < ${`${plain}~`} and ${plain} <> ''`;
}

/**
 * Reads the bookings of all agents whose plain number begins with `plain`, by number, the newest first among equal
 * ones.
 */
export async function selectBookingsByNumber(
  tx: Tx,
  plain: string,
  limit: number,
): Promise<readonly AdminBooking[]> {
  const rows = await tx.db
    .select(ANY_BOOKING)
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(and(isNull(bookings.deletedAt), beginsWith(plain)))
    .orderBy(asc(PLAIN_NUMBER), desc(bookings.createdAt))
    .limit(limit);
  return rows.map(toAdminBooking);
}

/**
 * Reads the bookings for which a supplier owes commission. The supplier may be stored in several rows (its own, and
 * those of its name and family that agents typed), and agents may have merged some of those into others; all of them
 * are searched.
 */
export async function selectOwed(
  tx: Tx,
  { supplierId, currency, upTo }: OwedQuery,
  limit: number,
): Promise<OwedBookings> {
  const isOfCurrency = sql`${bookings.commissionCurrency} = ${currency}`;
  const rowsOfIt = supplierRows(sql`array[${supplierId}::uuid]`);
  const rows = await tx.db
    .select({
      ...ANY_BOOKING,
      isOfCurrency: sql<boolean>`${isOfCurrency}`,
      ofCurrency: sql<number>`(count(*) filter (where ${isOfCurrency}) over ())::int`,
      foreign: sql<number>`(count(*) filter (where not ${isOfCurrency}) over ())::int`,
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(
      and(
        isNull(bookings.deletedAt),
        isAwaited,
        lte(bookings.travelEnd, upTo),
        sql`(${bookings.supplierId} = any (array(${rowsOfIt})) or (${bookings.userId}, ${bookings.supplierId}) in (
          select p.user_id, p.merged_into from ${supplierPreferences} p
          where p.merged_into is not null and p.supplier_id = any (array(${rowsOfIt}))))`,
      ),
    )
    .orderBy(sql`${isOfCurrency} desc`, asc(bookings.travelEnd), asc(bookings.numberKey), asc(bookings.id))
    .limit(limit);
  const [first] = rows;
  const owed = rows.filter((row) => row.isOfCurrency);
  return {
    bookings: owed.map(toAdminBooking),
    moreCount: (first?.ofCurrency ?? 0) - owed.length,
    foreignCount: first?.foreign ?? 0,
  };
}

/**
 * Reads the bookings of all agents that have one of these plain numbers as their own or as a reference, those whose
 * trip ended first coming first.
 */
export async function selectNumbered(
  tx: Tx,
  numbers: readonly string[],
  limit: number,
): Promise<readonly NumberedBooking[]> {
  const asked = sql`any (${arrayText(numbers)}::text[])`;
  const plainReference = plainNumber(bookingReferences.referenceKey);
  const named = sql`(select user_id, id as booking_id, ${PLAIN_NUMBER} as plain from ${bookings} where ${PLAIN_NUMBER} = ${asked}
    union select user_id, booking_id, ${plainReference} from ${bookingReferences} where ${plainReference} = ${asked}) named`;
  const rows = await tx.db
    .select({ ...ANY_BOOKING, plainNumber: sql<string>`named.plain` })
    .from(named)
    .innerJoin(bookings, sql`${bookings.userId} = named.user_id and ${bookings.id} = named.booking_id`)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(isNull(bookings.deletedAt))
    .orderBy(asc(bookings.travelEnd), asc(bookings.id))
    .limit(limit);
  return rows.map((row) => ({ ...toAdminBooking(row), plainNumber: row.plainNumber }));
}
