import "server-only";
import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { emailItems, emails } from "@/db/schema";
import { numberKey } from "@/lib/ledger/bookings/booking.model";
import type { Tx } from "@/lib/platform/context/transaction";
import type { EmailStatus } from "./email.model";
import type { EmailFilter } from "./email-listing.model";
import { needleOf, PART_END } from "./email-search.model";

export const STATUSES = [
  "new",
  "pending_review",
  "processed",
  "rejected",
] as const satisfies readonly EmailStatus[];

/**
 * Matches the emails that appear on the tabs. It repeats the condition of the partial indexes literally: with
 * parameters, the planner couldn't tell that they cover it.
 */
export const LISTED: SQL = sql`${emails.intake} not in ('QUARANTINED', 'SYSTEM')`;

/**
 * Matches the agent's emails that a filter finds. Texts are searched with `strpos`, which takes every character
 * literally and costs a fifth of LIKE. Row-level security keeps both from using an index, so either scans the tab's
 * entries in the covering index.
 */
export function matching(tx: Tx, userId: string, filter: EmailFilter): SQL | undefined {
  const { type, subject, from, confirmationNumber } = filter;
  return and(
    eq(emails.userId, userId),
    LISTED,
    ofStatus(filter),
    type ? eq(emails.type, type) : undefined,
    subject ? holds(emails.searchSubject, subject) : undefined,
    from ? holds(emails.searchSender, from) : undefined,
    filter.clientName ? hasClient(filter.clientName) : undefined,
    filter.search ? anywhere(filter.search) : undefined,
    confirmationNumber ? numbered(tx, userId, confirmationNumber) : undefined,
  );
}

/** Tells whether the filter reads texts that only the index `emails_search` holds, which begins with the status. */
export function readsTexts({ search, type, subject, from, clientName, ...rest }: EmailFilter): boolean {
  return !rest.confirmationNumber && [search, type, subject, from, clientName].some(Boolean);
}

function ofStatus(filter: EmailFilter): SQL | undefined {
  if (filter.status) return eq(emails.status, filter.status);
  return readsTexts(filter) ? inArray(emails.status, [...STATUSES]) : undefined;
}

function holds(column: AnyPgColumn, typed: string): SQL {
  return sql`strpos(${column}, ${needleOf(typed)}) > 0`;
}

function anywhere(typed: string): SQL | undefined {
  return or(
    holds(emails.searchSubject, typed),
    holds(emails.searchSender, typed),
    holds(emails.searchBooking, typed),
  );
}

/**
 * Matches the first part of the text, which is the client; only the first occurrence counts, because a later part may
 * contain the same text.
 */
function hasClient(typed: string): SQL | undefined {
  return and(
    holds(emails.searchBooking, typed),
    sql`strpos(${emails.searchBooking}, ${needleOf(typed)}) <= strpos(${emails.searchBooking}, ${PART_END})`,
  );
}

/**
 * Matches emails with this number on any of their bookings. The two tables are searched separately by their indexes,
 * which a condition with OR wouldn't use.
 */
function numbered(tx: Tx, userId: string, confirmationNumber: string): SQL {
  const key = numberKey(confirmationNumber);
  const ofMails = tx.db
    .select({ id: emails.id })
    .from(emails)
    .where(and(eq(emails.userId, userId), eq(emails.numberKey, key)));
  const ofItems = tx.db
    .select({ id: emailItems.emailId })
    .from(emailItems)
    .where(and(eq(emailItems.userId, userId), eq(emailItems.numberKey, key)));
  return inArray(emails.id, ofMails.union(ofItems));
}

/** The original sender of an email, even if it was forwarded, in lower case; the expression is that of the index. */
export const SENDER = sql`(left(coalesce(${emails.originAddress}, lower(${emails.fromAddress})), 320) collate "C")`;
