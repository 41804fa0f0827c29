import "server-only";
import { and, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { emails } from "@/db/schema";
import type { Tx } from "@/lib/context/transaction";
import type { EmailStatus, EmailSummary } from "./email.model";
import { toSummary } from "./email.sql";
import { LISTED, matching, STATUSES } from "./email-filter.sql";
import type { EmailFilter } from "./email-listing.model";
import { COUNTED_TO } from "./email-place.model";

type Tab = EmailFilter & { readonly status: EmailStatus };
type Place = { readonly limit: number; readonly after?: string | undefined };

/** Ids first from the covering index, then their rows, newest first, from behind the row that `after` names. */
export async function selectEmails(
  tx: Tx,
  userId: string,
  filter: Tab,
  { limit, after }: Place,
): Promise<EmailSummary[]> {
  const ids = tx.db
    .select({ id: emails.id })
    .from(emails)
    .where(and(matching(tx, userId, filter), after ? behind(after) : undefined))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit);
  const rows = await tx.db
    .select()
    .from(emails)
    .where(and(eq(emails.userId, userId), inArray(emails.id, ids)))
    .orderBy(desc(emails.createdAt), desc(emails.id));
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

function behind(cursor: string): SQL {
  const [instant = "", id = ""] = cursor.split("_");
  return sql`(${emails.createdAt}, ${emails.id}) < (${instant}::timestamptz, ${id}::uuid)`;
}
