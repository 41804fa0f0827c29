import "server-only";
import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { plainNumber } from "@/db/plain-number";
import { bookings, personName, suppliers, users } from "@/db/schema";
import { currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { AdminBooking } from "./admin-booking.model";

/** A confirmation number as it is compared and ordered; the expression is that of the index. */
export const PLAIN_NUMBER = plainNumber(bookings.numberKey);

/** The columns of an AdminBooking, from bookings joined with their agent and left-joined with their supplier. */
export const ANY_BOOKING = {
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

export function toAdminBooking(row: Row): AdminBooking {
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
