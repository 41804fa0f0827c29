import "server-only";
import { and, asc, eq, gte, inArray, isNull, lte } from "drizzle-orm";
import { bookings, calendarFeeds, emails, users } from "@/db/schema";
import { type CalendarDate, calendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { bookingRows, toBooking } from "../booking.sql";
import type { Reminder } from "./calendar-feed.model";

const MOST = 5_000;

/**
 * Reads across agents which agent's feed a token opens; undefined if the token is unknown or revoked, or the agent's
 * account is suspended or closed.
 */
export async function selectFeedOwner(tx: Tx, tokenHash: string) {
  const [row] = await tx.db
    .select({ userId: calendarFeeds.userId, timeZone: users.timezone })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(
      and(
        eq(calendarFeeds.tokenHash, tokenHash),
        isNull(calendarFeeds.revokedAt),
        isNull(users.suspendedAt),
        isNull(users.eraseAt),
      ),
    );
  return row;
}

export async function insertFeed(tx: Tx, userId: string, tokenHash: string): Promise<void> {
  await tx.db.insert(calendarFeeds).values({ userId, tokenHash, createdAt: tx.now });
}

export async function revokeFeeds(tx: Tx, userId: string): Promise<number> {
  const rows = await tx.db
    .update(calendarFeeds)
    .set({ revokedAt: tx.now })
    .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)))
    .returning({ tokenHash: calendarFeeds.tokenHash });
  return rows.length;
}

export async function selectFeed(tx: Tx, userId: string) {
  const [row] = await tx.db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.userId, userId), isNull(calendarFeeds.revokedAt)));
  return row;
}

/**
 * Reads the bookings of a calendar: those due on or after `from` that start travelling on or before `to`, without
 * archived ones; 5,000 at most.
 */
export async function selectForCalendar(
  tx: Tx,
  userId: string,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Booking[]> {
  const rows = await bookingRows(tx)
    .where(
      and(
        eq(bookings.userId, userId),
        isNull(bookings.deletedAt),
        isNull(bookings.archivedAt),
        gte(bookings.dueOn, from),
        lte(bookings.travelStart, to),
      ),
    )
    .orderBy(asc(bookings.travelStart), asc(bookings.id))
    .limit(MOST);
  return rows.map((row) => toBooking(tx, row));
}

/** Reads the reminders between two days of emails that still need attention. */
export async function selectReminders(
  tx: Tx,
  userId: string,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Reminder[]> {
  const rows = await tx.db
    .select({
      emailId: emails.id,
      day: emails.remindOn,
      subject: emails.subject,
      confirmationNumber: emails.confirmationNumber,
    })
    .from(emails)
    .where(
      and(
        eq(emails.userId, userId),
        gte(emails.remindOn, from),
        lte(emails.remindOn, to),
        inArray(emails.status, ["new", "pending_review"]),
      ),
    )
    .orderBy(asc(emails.remindOn), asc(emails.id))
    .limit(MOST);
  return rows.map(({ day, ...row }) => ({ ...row, day: calendarDate.parse(day) }));
}
