import "server-only";
import { and, asc, count, desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import { emailContents, emailItems, emails } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Email, EmailItem } from "./email.model";
import { CONTENT, toContent, toItem, toSummary } from "./email.sql";
import { matching, readsTexts } from "./email-filter.sql";
import { countEmails } from "./email-list.sql";
import type { EmailFilter } from "./email-listing.model";

const KEPT_TEXT = 200_000;
/** In seconds. */
const DAY = 86_400;

type Place = { readonly limit: number; readonly offset: number };
type Page = { readonly ids: readonly string[]; readonly count: number };
/** A UTC day, given as its first second, and the number of its emails that a filter finds. */
type Day = { readonly start: number; readonly count: number };

/** Returns the ids of one page, newest first, and the exact number of emails that the filter finds. */
export async function selectPage(tx: Tx, userId: string, filter: EmailFilter, place: Place): Promise<Page> {
  return readsTexts(filter)
    ? selectPageByDays(tx, userId, filter, place)
    : selectPageByOffset(tx, userId, filter, place);
}

/** Reads the emails with these ids with their texts (each cut at 200,000 characters) and readings, newest first. */
export async function selectEmailsInFull(tx: Tx, userId: string, ids: readonly string[]): Promise<Email[]> {
  if (ids.length === 0) return [];
  const [rows, items] = await Promise.all([
    tx.db
      .select({ email: emails, content: CUT_CONTENT })
      .from(emails)
      .innerJoin(
        emailContents,
        and(eq(emailContents.userId, emails.userId), eq(emailContents.emailId, emails.id)),
      )
      .where(and(eq(emails.userId, userId), inArray(emails.id, [...ids])))
      .orderBy(desc(emails.createdAt), desc(emails.id)),
    itemsByEmail(tx, userId, ids),
  ]);
  return rows.map(({ email, content }) => ({
    ...toSummary(email),
    ...toContent(content),
    items: items.get(email.id) ?? [],
  }));
}

/**
 * Selects a page by its offset, which is cheap as long as no text is read. A page in the second half is counted from
 * the end.
 */
async function selectPageByOffset(tx: Tx, userId: string, filter: EmailFilter, place: Place): Promise<Page> {
  const count = await countEmails(tx, userId, filter);
  const size = Math.max(0, Math.min(place.limit, count - place.offset));
  if (size === 0) return { ids: [], count };
  const older = count - place.offset - size;
  const isNearerToEnd = older < place.offset;
  const order = isNearerToEnd ? asc : desc;
  const rows = await tx.db
    .select({ id: emails.id })
    .from(emails)
    .where(matching(tx, userId, filter))
    .orderBy(order(emails.createdAt), order(emails.id))
    .limit(size)
    .offset(isNearerToEnd ? older : place.offset);
  return { ids: rows.map(({ id }) => id), count };
}

/**
 * Selects a page by counting the filter's emails per day and then reading only the days that the page touches, so that
 * texts are read once. A page costs the same wherever it lies, and whether the filter finds all emails or none.
 */
async function selectPageByDays(tx: Tx, userId: string, filter: EmailFilter, place: Place): Promise<Page> {
  const days = await countByDay(tx, userId, filter);
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const { starts, newer } = daysOfPage(days, place);
  if (starts.length === 0) return { ids: [], count };
  const rows = await tx.db.execute<{ id: string }>(sql`
    select one.id from unnest(${`{${starts.join(",")}}`}::float8[]) as day (start), lateral (
      select ${emails.id}, ${emails.createdAt} from ${emails}
      where ${matching(tx, userId, filter)} and ${emails.createdAt} >= to_timestamp(day.start)
        and ${emails.createdAt} < to_timestamp(day.start + ${DAY})
      offset 0
    ) one order by one.created_at desc, one.id desc limit ${place.limit} offset ${place.offset - newer}`);
  return { ids: [...rows].map(({ id }) => id), count };
}

/** Counts the emails per day, the newest day first; days without an email are left out. */
async function countByDay(tx: Tx, userId: string, filter: EmailFilter): Promise<Day[]> {
  const day = sql`date_bin('1 day', ${emails.createdAt}, timestamptz 'epoch')`;
  const days = await tx.db
    .select({ start: sql`extract(epoch from ${day})`.mapWith(Number), count: count() })
    .from(emails)
    .where(matching(tx, userId, filter))
    .groupBy(day);
  return days.sort((one, other) => other.start - one.start);
}

/** Returns the days that contain the page, and the number of emails on the days after them. */
function daysOfPage(days: readonly Day[], { limit, offset }: Place) {
  const starts: number[] = [];
  let before = 0;
  let newer = 0;
  for (const { start, count: held } of days) {
    if (before + held <= offset) newer += held;
    else if (before < offset + limit) starts.push(start);
    before += held;
  }
  return { starts, newer };
}

async function itemsByEmail(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, EmailItem[]>> {
  const rows = await tx.db
    .select()
    .from(emailItems)
    .where(and(eq(emailItems.userId, userId), inArray(emailItems.emailId, [...ids])))
    .orderBy(emailItems.position);
  const grouped = new Map<string, EmailItem[]>();
  for (const row of rows) grouped.set(row.emailId, [...(grouped.get(row.emailId) ?? []), toItem(row)]);
  return grouped;
}

const { html, text, attachmentsText } = getTableColumns(emailContents);
const CUT_CONTENT = {
  ...CONTENT,
  html: sql<string | null>`left(${html}, ${KEPT_TEXT})`,
  text: sql<string | null>`left(${text}, ${KEPT_TEXT})`,
  attachmentsText: sql<string | null>`left(${attachmentsText}, ${KEPT_TEXT})`,
};
