import "server-only";
import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  like,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { emailContents, emailItems, emails } from "@/db/schema";
import { containing } from "@/lib/base/text";
import { numberKey } from "@/lib/bookings/booking.model";
import type { Tx } from "@/lib/context/transaction";
import { EMAIL_TABS, type Email, type EmailItem, type EmailStatus, type EmailSummary } from "./email.model";
import { CONTENT, toContent, toItem, toSummary } from "./email.sql";
import type { EmailFilter } from "./email-listing.model";
import { COUNTED_TO } from "./email-place.model";

const HIDDEN_INTAKES = ["QUARANTINED", "SYSTEM"] as const;
const KEPT_TEXT = 200_000;
const STATUSES = Object.values(EMAIL_TABS);

type Place = { readonly limit: number; readonly offset?: number; readonly after?: string | undefined };

/** Ids first from the covering index, then their rows, newest first; from `offset`, or from behind the row that `after` names. */
export async function selectEmails(
  tx: Tx,
  userId: string,
  filter: EmailFilter,
  place: Place,
): Promise<EmailSummary[]> {
  const rows = await tx.db
    .select()
    .from(emails)
    .where(and(eq(emails.userId, userId), inArray(emails.id, idsOf(tx, userId, filter, place))))
    .orderBy(desc(emails.createdAt), desc(emails.id));
  return rows.map(toSummary);
}

/** Like `selectEmails`, with texts (each cut at 200,000 characters) and readings. */
export async function selectEmailsInFull(
  tx: Tx,
  userId: string,
  filter: EmailFilter,
  place: Place,
): Promise<Email[]> {
  const rows = await tx.db
    .select({ email: emails, content: CUT_CONTENT })
    .from(emails)
    .innerJoin(
      emailContents,
      and(eq(emailContents.userId, emails.userId), eq(emailContents.emailId, emails.id)),
    )
    .where(and(eq(emails.userId, userId), inArray(emails.id, idsOf(tx, userId, filter, place))))
    .orderBy(desc(emails.createdAt), desc(emails.id));
  const items = await itemsByEmail(
    tx,
    userId,
    rows.map((row) => row.email.id),
  );
  return rows.map(({ email, content }) => ({
    ...toSummary(email),
    ...toContent(content),
    items: items.get(email.id) ?? [],
  }));
}

export async function countEmails(tx: Tx, userId: string, filter: EmailFilter): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(emails)
    .where(listed(tx, userId, filter));
  return row?.count ?? 0;
}

/** How many mails each status holds, counted no further than `COUNTED_TO`: a tab says no more than that anyway. */
export async function countEmailsByStatus(tx: Tx, userId: string): Promise<Record<EmailStatus, number>> {
  const counts = STATUSES.map(async (status) => {
    const some = tx.db
      .select({ id: emails.id })
      .from(emails)
      .where(listed(tx, userId, { status }))
      .limit(COUNTED_TO)
      .as("some");
    const [row] = await tx.db.select({ count: count() }).from(some);
    return [status, row?.count ?? 0] as const;
  });
  const none = { new: 0, pending_review: 0, processed: 0, rejected: 0 };
  return { ...none, ...Object.fromEntries(await Promise.all(counts)) };
}

async function itemsByEmail(
  tx: Tx,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, EmailItem[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.db
    .select()
    .from(emailItems)
    .where(and(eq(emailItems.userId, userId), inArray(emailItems.emailId, [...ids])))
    .orderBy(emailItems.position);
  const grouped = new Map<string, EmailItem[]>();
  for (const row of rows) grouped.set(row.emailId, [...(grouped.get(row.emailId) ?? []), toItem(row)]);
  return grouped;
}

function idsOf(tx: Tx, userId: string, filter: EmailFilter, { limit, offset = 0, after }: Place) {
  return tx.db
    .select({ id: emails.id })
    .from(emails)
    .where(and(listed(tx, userId, filter), after ? behind(after) : undefined))
    .orderBy(desc(emails.createdAt), desc(emails.id))
    .limit(limit)
    .offset(offset);
}

function behind(cursor: string): SQL {
  const [instant = "", id = ""] = cursor.split("_");
  return sql`(${emails.createdAt}, ${emails.id}) < (${instant}::timestamptz, ${id}::uuid)`;
}

function listed(tx: Tx, userId: string, filter: EmailFilter): SQL | undefined {
  const { search, type, subject, clientName } = filter;
  return and(
    eq(emails.userId, userId),
    notInArray(emails.intake, [...HIDDEN_INTAKES]),
    ofStatus(filter),
    search ? like(emails.search, containing(search)) : undefined,
    type ? eq(emails.type, type) : undefined,
    subject ? ilike(emails.subject, literal(subject)) : undefined,
    clientName ? ilike(emails.clientName, literal(clientName)) : undefined,
    filter.from ? fromSender(filter.from) : undefined,
    filter.confirmationNumber ? numbered(tx, userId, filter.confirmationNumber) : undefined,
  );
}

function fromSender(from: string): SQL | undefined {
  return or(ilike(emails.fromName, literal(from)), ilike(emails.fromAddress, literal(from)));
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

/** A search of all mails names every status, because the index that holds their search texts begins with it. */
function ofStatus({ status, search }: EmailFilter): SQL | undefined {
  if (status) return eq(emails.status, status);
  return search ? inArray(emails.status, STATUSES) : undefined;
}

/** An ILIKE pattern in which what the person typed is literal. */
function literal(value: string): string {
  return `%${value.replace(/[\\%_]/g, "\\$&")}%`;
}

const { html, text, attachmentsText } = getTableColumns(emailContents);
const CUT_CONTENT = {
  ...CONTENT,
  html: sql<string | null>`left(${html}, ${KEPT_TEXT})`,
  text: sql<string | null>`left(${text}, ${KEPT_TEXT})`,
  attachmentsText: sql<string | null>`left(${attachmentsText}, ${KEPT_TEXT})`,
};
