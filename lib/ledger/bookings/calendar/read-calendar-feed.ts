import "server-only";
import { createHash } from "node:crypto";
import { dayIn, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import { calendarOf } from "./calendar-feed.model";
import { selectFeedOwner, selectForCalendar, selectReminders } from "./calendar-feed.sql";

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const PAST_DAYS = 365;
const FUTURE_DAYS = 1_095;

/** The calendar that a secret address opens, from a year ago to three years ahead; NOT_FOUND for an unknown, revoked or malformed token. */
export async function readCalendarFeed(ctx: Context, token: string, origin: string): Promise<string> {
  if (!TOKEN.test(token)) throw new Failure("NOT_FOUND");
  const feed = await inSystemTransaction(ctx, (tx) => selectFeedOwner(tx, hashOfFeedToken(token)));
  if (!feed) throw new Failure("NOT_FOUND");
  return inTenant(ctx, feed.userId, async (tx) => {
    const today = dayIn(tx.now, feed.timeZone);
    const [from, to] = [plusDays(today, -PAST_DAYS), plusDays(today, FUTURE_DAYS)];
    const [bookings, reminders] = await Promise.all([
      selectForCalendar(tx, feed.userId, from, to),
      selectReminders(tx, feed.userId, from, to),
    ]);
    return calendarOf(bookings, reminders, tx.now, origin);
  });
}

/** What is kept of a token. */
export function hashOfFeedToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
