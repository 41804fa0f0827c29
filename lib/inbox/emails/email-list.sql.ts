import "server-only";
import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { emails } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { EmailStatus, EmailSummary } from "./email.model";
import { toSummary } from "./email.sql";
import { LISTED, matching, readsTexts, STATUSES } from "./email-filter.sql";
import type { EmailFilter } from "./email-listing.model";
import { COUNTED_TO } from "./email-place.model";

const NEWEST_FIRST = [desc(emails.createdAt), desc(emails.id)];

type Place = { readonly limit: number; readonly after?: string | undefined };

/** Ids first from the covering index, then their rows, newest first, from behind the row that `after` names. */
export async function selectEmails(
  tx: Tx,
  userId: string,
  filter: EmailFilter,
  place: Place,
): Promise<EmailSummary[]> {
  const ids = idsOf(tx, userId, filter, place).as("ids");
  const rows = await tx.db
    .select()
    .from(emails)
    .where(and(eq(emails.userId, userId), inArray(emails.id, tx.db.select({ id: ids.id }).from(ids))))
    .orderBy(...NEWEST_FIRST);
  return rows.map(toSummary);
}

/** Exactly how many mails a filter lets through. */
export async function countEmails(tx: Tx, userId: string, filter: EmailFilter): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(emails)
    .where(matching(tx, userId, filter));
  return row?.count ?? 0;
}

/** Up to so many ids of what a filter lets through, locked in the order in which everybody locks mails. */
export async function lockMatching(
  tx: Tx,
  userId: string,
  filter: EmailFilter,
  limit: number,
): Promise<string[]> {
  const rows = await tx.db
    .select({ id: emails.id })
    .from(emails)
    .where(matching(tx, userId, filter))
    .orderBy(asc(emails.id))
    .limit(limit)
    .for("update");
  return rows.map(({ id }) => id);
}

/** How many mails each status holds, counted no further than `COUNTED_TO`: a tab says no more than that anyway. */
export async function countEmailsByStatus(tx: Tx, userId: string): Promise<Record<EmailStatus, number>> {
  const counts = STATUSES.map(async (status) => {
    const some = tx.db
      .select({ id: emails.id })
      .from(emails)
      .where(and(eq(emails.userId, userId), LISTED, eq(emails.status, status)))
      .limit(COUNTED_TO)
      .as("some");
    const [row] = await tx.db.select({ count: count() }).from(some);
    return [status, row?.count ?? 0] as const;
  });
  const none = { new: 0, pending_review: 0, processed: 0, rejected: 0 };
  return { ...none, ...Object.fromEntries(await Promise.all(counts)) };
}

/** Where a filter of texts leaves the status open, each status is walked in its own order and the walks are merged as far as they are needed. */
function idsOf(tx: Tx, userId: string, filter: EmailFilter, place: Place) {
  const walk = (status: EmailStatus) => walkOf(tx, userId, { ...filter, status }, place);
  if (filter.status || !readsTexts(filter)) return walkOf(tx, userId, filter, place);
  return unionAll(walk(STATUSES[0]), walk(STATUSES[1]), walk(STATUSES[2]), walk(STATUSES[3]))
    .orderBy(...NEWEST_FIRST)
    .limit(place.limit);
}

function walkOf(tx: Tx, userId: string, filter: EmailFilter, { limit, after }: Place) {
  return tx.db
    .select({ id: emails.id, createdAt: emails.createdAt })
    .from(emails)
    .where(and(matching(tx, userId, filter), after ? behind(after) : undefined))
    .orderBy(...NEWEST_FIRST)
    .limit(limit);
}

function behind(cursor: string): SQL {
  const [instant = "", id = ""] = cursor.split("_");
  return sql`(${emails.createdAt}, ${emails.id}) < (${instant}::timestamptz, ${id}::uuid)`;
}
