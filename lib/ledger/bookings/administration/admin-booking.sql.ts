import "server-only";
import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { plainNumber } from "@/db/plain-number";
import { bookings, personName, suppliers, users } from "@/db/schema";
import { currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { AdminBooking } from "./admin-booking.model";

/** A number as it is compared and ordered, in the words of its index. */
export const PLAIN_NUMBER = plainNumber(bookings.numberKey);

/** What is asked of a booking of any agent, joined with that agent and, where there is one, its supplier. */
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

/** Whether the number begins with letters and figures, of which there are some. */
export function beginsWith(plain: string): SQL {
  return sql`${PLAIN_NUMBER} >= ${plain} and ${PLAIN_NUMBER} < ${`${plain}~`} and ${plain} <> ''`;
}

/** The bookings of all agents whose number begins so, the newest first. */
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
