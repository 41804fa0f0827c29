import "server-only";
import { and, eq, inArray, sql } from "drizzle-orm";
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

/** Updates how far the reading of an email has come; a quarantined or system email stays as it is. */
export async function updateIntake(tx: Tx, userId: string, id: string, intake: Intake): Promise<void> {
  await tx.db
    .update(emails)
    .set({ intake, intakeReason: null, updatedAt: tx.now })
    .where(and(eq(emails.userId, userId), eq(emails.id, id), LISTED));
}

export type EmailOfBooking = { readonly id: string; readonly bookingId: string };

/**
 * Discards the emails with the numbers of these bookings (at most 10 of each). Each email keeps its previous status
 * and the booking it was discarded with.
 */
export async function rejectEmailsOfBookings(
  tx: Tx,
  userId: string,
  bookings: readonly Pick<Booking, "id" | "confirmationNumber">[],
): Promise<EmailOfBooking[]> {
  const keys = bookings.map(({ confirmationNumber }) => numberKey(confirmationNumber));
  const ids = bookings.map(({ id }) => id);
  const rows = await tx.db.execute<EmailOfBooking>(sql`
    with related as (
      select e.id, b.id as booking_id, row_number() over (partition by b.id order by e.created_at, e.id) as no
      from unnest(${sql.param(ids)}::uuid[], ${sql.param(keys)}::text[]) b (id, key)
      join ${emails} e on e.user_id = ${userId} and e.number_key = b.key and e.status <> 'rejected')
    update ${emails} e set status = 'rejected', status_before = e.status, rejected_by_booking = related.booking_id,
      version = e.version + 1, updated_at = ${tx.now.toISOString()}
    from related where e.user_id = ${userId} and e.id = related.id and related.no <= ${RELATED}
    returning e.id, related.booking_id as "bookingId"`);
  return [...rows];
}

/** Restores the status of the emails that were discarded with these bookings. */
export async function restoreEmailsOfBookings(
  tx: Tx,
  userId: string,
  bookings: readonly Pick<Booking, "id">[],
): Promise<EmailOfBooking[]> {
  const ids = bookings.map(({ id }) => id);
  const rows = await tx.db.execute<EmailOfBooking>(sql`
    with went as (
      select id, rejected_by_booking as booking_id from ${emails}
      where user_id = ${userId} and rejected_by_booking = any (${sql.param(ids)}::uuid[]) and status = 'rejected')
    update ${emails} e set status = coalesce(e.status_before, 'new'), status_before = null, rejected_by_booking = null,
      version = e.version + 1, updated_at = ${tx.now.toISOString()}
    from went where e.user_id = ${userId} and e.id = went.id
    returning e.id, went.booking_id as "bookingId"`);
  return [...rows];
}

/** Changes the trust mark `from` of a sender's emails to `to`. */
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
