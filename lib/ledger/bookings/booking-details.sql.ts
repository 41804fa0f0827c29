import "server-only";
import { and, desc, eq, gte, inArray, notInArray, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { activities, emailItems, emails } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import { type Booking, numberKey } from "./booking.model";
import type { HistoryEntry, LinkedEmail } from "./booking-details.model";

const MAILS = 20;
const ENTRIES = 100;
/** A tolerance for clocks of different machines; larger than any real difference. */
const CLOCKS_APART_MS = 86_400_000;

/** Tells whether an email cancelled a booking that expected commission until then. */
export async function isCancelledByMail(tx: Tx, userId: string, bookingId: string): Promise<boolean> {
  const [row] = await tx.db
    .select({ id: emailItems.id })
    .from(emailItems)
    .where(
      and(
        eq(emailItems.userId, userId),
        eq(emailItems.bookingId, bookingId),
        sql`${emailItems.undo} ->> 'did' = 'CANCEL'`,
        sql`(${emailItems.undo} -> 'before' ->> 'commissionMinor')::bigint > 0`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Reads the emails that created or changed a booking, or that contain its confirmation number, the newest first. */
export async function selectLinkedEmails(tx: Tx, userId: string, booking: Booking): Promise<LinkedEmail[]> {
  const read = tx.db
    .select({ id: emailItems.emailId })
    .from(emailItems)
    .where(and(eq(emailItems.userId, userId), eq(emailItems.bookingId, booking.id)));
  const numbered = tx.db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.userId, userId), eq(emails.numberKey, numberKey(booking.confirmationNumber))));
  const made = tx.db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.userId, userId), booking.emailId ? eq(emails.id, booking.emailId) : sql`false`));
  const rows = await tx.db
    .select({ id: emails.id, subject: emails.subject, status: emails.status, createdAt: emails.createdAt })
    .from(emails)
    .where(
      and(
        eq(emails.userId, userId),
        notInArray(emails.intake, ["QUARANTINED", "SYSTEM"]),
        inArray(emails.id, union(read, numbered, made)),
      ),
    )
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(MAILS);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/**
 * Reads the activities of a booking, the newest first. The lower bound lets the query planner skip the monthly
 * partitions from before the booking existed.
 */
export async function selectHistory(tx: Tx, userId: string, booking: Booking): Promise<HistoryEntry[]> {
  const earliest = new Date(booking.createdAt.getTime() - CLOCKS_APART_MS);
  const rows = await tx.db
    .select({
      id: activities.id,
      type: activities.type,
      createdAt: activities.createdAt,
      changes: activities.changeSet,
    })
    .from(activities)
    .where(
      and(
        eq(activities.userId, userId),
        eq(activities.bookingId, booking.id),
        gte(activities.createdAt, earliest),
      ),
    )
    .orderBy(desc(activities.createdAt), desc(activities.id))
    .limit(ENTRIES);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
