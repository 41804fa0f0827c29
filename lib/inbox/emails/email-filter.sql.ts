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

/** What reaches the tabs. In the very words of the indexes: with parameters the planner couldn't tell that they hold all of it. */
export const LISTED: SQL = sql`${emails.intake} not in ('QUARANTINED', 'SYSTEM')`;

/**
 * The agent's mails that a filter lets through. Texts are looked for with `strpos`, which takes everything literally and
 * costs a fifth of LIKE; row-level security lets neither use an index, so both walk what the index holds of the tab.
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

/** Whether the filter reads what only `emails_search` holds, an index that begins with the status. */
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

/** The client is the first part, so the first place counts: a later part may hold the same. */
function hasClient(typed: string): SQL | undefined {
  return and(
    holds(emails.searchBooking, typed),
    sql`strpos(${emails.searchBooking}, ${needleOf(typed)}) <= strpos(${emails.searchBooking}, ${PART_END})`,
  );
}

/** Any of the bookings a mail speaks of may carry the number. Both tables are asked by their index: joined by OR, neither would be. */
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
