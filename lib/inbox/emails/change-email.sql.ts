import "server-only";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { emails } from "@/db/schema";
import { type Booking, numberKey } from "@/lib/ledger/bookings/booking.model";
import type { Tx } from "@/lib/platform/context/transaction";
import type { EmailSummary, Intake } from "./email.model";
import { LISTED } from "./email-filter.sql";

export type EmailChange = Partial<
  Omit<typeof emails.$inferInsert, "userId" | "id" | "version" | "updatedAt" | "createdAt">
>;
type Trust = EmailSummary["senderTrust"];

const RELATED = 10;
const VERSION = { version: sql`${emails.version} + 1` } as const;

export async function updateEmails(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  change: EmailChange,
): Promise<void> {
  await tx.db
    .update(emails)
    .set({ ...change, ...VERSION, updatedAt: tx.now })
    .where(and(eq(emails.userId, userId), inArray(emails.id, [...ids])));
}

/** One that was put aside stays there. */
export async function updateIntake(tx: Tx, userId: string, id: string, intake: Intake): Promise<void> {
  await tx.db
    .update(emails)
    .set({ intake, intakeReason: null, updatedAt: tx.now })
    .where(and(eq(emails.userId, userId), eq(emails.id, id), LISTED));
}

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
      ...VERSION,
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
      ...VERSION,
      updatedAt: tx.now,
    })
    .where(
      and(eq(emails.userId, userId), eq(emails.rejectedByBooking, booking.id), eq(emails.status, "rejected")),
    )
    .returning({ id: emails.id });
  return rows.map((row) => row.id);
}

/** The mails of a sender that are marked in one way are marked in the other. */
export async function updateSenderTrust(
  tx: Tx,
  userId: string,
  address: string,
  from: Trust,
  to: Trust,
): Promise<void> {
  await tx.db
    .update(emails)
    .set({ senderTrust: to, ...VERSION, updatedAt: tx.now })
    .where(and(eq(emails.userId, userId), eq(emails.fromAddress, address), eq(emails.senderTrust, from)));
}
