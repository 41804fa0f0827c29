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

/**
 * Reads emails of a filter, newest first, starting after the row that `after` names. It selects the ids from the
 * covering index first, and then their rows.
 */
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

/** Counts the emails of a filter exactly. */
export async function countEmails(tx: Tx, userId: string, filter: EmailFilter): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(emails)
    .where(matching(tx, userId, filter));
  return row?.count ?? 0;
}

/**
 * Locks up to `limit` emails of a filter and returns their ids. All code locks emails in the order of their ids,
 * which avoids deadlocks.
 */
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

/** Counts the emails of each status, up to `COUNTED_TO`, because a tab shows no higher number. */
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

/**
 * Selects the ids of a list. If a text filter leaves the status open, each status is scanned in its own index order,
 * and the scans are merged as far as needed.
 */
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
