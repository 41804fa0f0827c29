import "server-only";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { emails } from "@/db/schema";
import { type Booking, numberKey } from "@/lib/bookings/booking.model";
import type { Tx } from "@/lib/context/transaction";

const RELATED = 10;

/** Discards the mails that carry the booking's number, each remembering what it was; answers their ids. */
export async function rejectEmailsOfBooking(
  tx: Tx,
  userId: string,
  booking: Pick<Booking, "id" | "confirmationNumber">,
): Promise<string[]> {
  const related = tx.db
    .select({ id: emails.id })
    .from(emails)
    .where(
      and(
        eq(emails.userId, userId),
        eq(emails.numberKey, numberKey(booking.confirmationNumber)),
        ne(emails.status, "rejected"),
      ),
    )
    .orderBy(asc(emails.createdAt), asc(emails.id))
    .limit(RELATED);
  const rows = await tx.db
    .update(emails)
    .set({
      status: "rejected",
      statusBefore: sql`${emails.status}`,
      rejectedByBooking: booking.id,
      version: sql`${emails.version} + 1`,
      updatedAt: tx.now,
    })
    .where(and(eq(emails.userId, userId), inArray(emails.id, related)))
    .returning({ id: emails.id });
  return rows.map((row) => row.id);
}

/** Gives the mails that went with the booking the status they had; answers their ids. */
export async function restoreEmailsOfBooking(
  tx: Tx,
  userId: string,
  booking: Pick<Booking, "id">,
): Promise<string[]> {
  const rows = await tx.db
    .update(emails)
    .set({
      status: sql`coalesce(${emails.statusBefore}, 'new')`,
      statusBefore: null,
      rejectedByBooking: null,
      version: sql`${emails.version} + 1`,
      updatedAt: tx.now,
    })
    .where(
      and(eq(emails.userId, userId), eq(emails.rejectedByBooking, booking.id), eq(emails.status, "rejected")),
    )
    .returning({ id: emails.id });
  return rows.map((row) => row.id);
}
