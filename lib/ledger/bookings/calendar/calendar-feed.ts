import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { requireOwner } from "@/lib/accounts/users/require-proof";
import { tellOwner } from "@/lib/accounts/users/tell-owner";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { dayIn, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { takeAdvisoryLock } from "@/lib/platform/context/advisory-lock";
import type { Context } from "@/lib/platform/context/context";
import {
  inReadTransaction,
  inSystemTransaction,
  inTenant,
  inTransaction,
  ownerOf,
} from "@/lib/platform/context/transaction";
import { calendarOf } from "./calendar-feed.model";
import {
  insertFeed,
  revokeFeeds,
  selectFeed,
  selectFeedOwner,
  selectForCalendar,
  selectReminders,
} from "./calendar-feed.sql";

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const PAST_DAYS = 365;
const FUTURE_DAYS = 1_095;

/**
 * Returns the calendar of a secret address, from a year ago to three years ahead. Throws NOT_FOUND for an unknown,
 * revoked or malformed token.
 */
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

/** Returns the hash of a token, which is stored instead of the token. */
export function hashOfFeedToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** Tells whether the agent has a working calendar address. */
export function hasCalendarFeed(ctx: Context): Promise<boolean> {
  return inReadTransaction(ctx, async (tx) => (await selectFeed(tx, ownerOf(tx))) !== undefined);
}

const TOKEN_BYTES = 32;

/**
 * Creates a secret calendar address for the agent; an earlier one stops working. Only the token's hash is stored, so
 * the address can be shown only once.
 */
export async function openCalendarFeed(ctx: Context): Promise<{ readonly path: string }> {
  await requireOwner(ctx);
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const token = randomBytes(TOKEN_BYTES).toString("base64url");
    await takeAdvisoryLock(tx, "calendar-feed");
    await revokeFeeds(tx, owner);
    await insertFeed(tx, owner, hashOfFeedToken(token));
    await recordAudit(tx, { action: "calendar-feed.open", entity: "calendar-feed", entityId: null });
    await tellOwner(tx, "calendar-feed");
    return { path: `/api/calendar/${token}.ics` };
  });
}

/** Revokes the agent's calendar address. */
export function revokeCalendarFeed(ctx: Context): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if ((await revokeFeeds(tx, ownerOf(tx))) === 0) return;
    await recordAudit(tx, { action: "calendar-feed.revoke", entity: "calendar-feed", entityId: null });
  });
}
