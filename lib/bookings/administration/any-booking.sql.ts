import "server-only";
import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { bookings, personName, suppliers, users } from "@/db/schema";
import { currency } from "@/lib/base/money";
import type { Tx } from "@/lib/context/transaction";
import type { AnyBooking } from "./any-booking.model";

/** A number as it is compared and ordered, in the words of its index. */
export const PLAIN_NUMBER = sql`(regexp_replace(${bookings.numberKey}, '[^A-Z0-9]', '', 'g') collate "C")`;

/** Whether the number begins with letters and figures, of which there are some. */
export function beginsWith(plain: string): SQL {
  return sql`${PLAIN_NUMBER} >= ${plain} and ${PLAIN_NUMBER} < ${`${plain}~`} and ${plain} <> ''`;
}

/** The bookings of all agents whose number begins so, the newest first. */
export async function selectBookingsByNumber(
  tx: Tx,
  plain: string,
  limit: number,
): Promise<readonly AnyBooking[]> {
  const rows = await tx.db
    .select({
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
    })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(suppliers, eq(suppliers.id, bookings.supplierId))
    .where(and(isNull(bookings.deletedAt), beginsWith(plain)))
    .orderBy(asc(PLAIN_NUMBER), desc(bookings.createdAt))
    .limit(limit);
  return rows.map(({ commissionMinor, receivedMinor, shortPayMinor, code, ...row }) => ({
    ...row,
    outstanding: { minor: commissionMinor - receivedMinor - shortPayMinor, currency: currency.parse(code) },
  }));
}

/** Whose booking it is; undefined without it. */
export async function selectOwner(
  tx: Tx,
  id: string,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const [row] = await tx.db
    .select({ id: users.id, name: personName })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.userId))
    .where(and(eq(bookings.id, id), isNull(bookings.deletedAt)))
    .limit(1);
  return row;
}
