import "server-only";
import { and, desc, eq, gt, inArray, isNull, like, notInArray, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { namedAgents } from "@/db/named-agents";
import { emailItems, emails, personName, users } from "@/db/schema";
import { type AdminEmailStatus, NO_SENDER } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { RowCursor } from "@/lib/platform/base/addresses/row-cursor.model";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { containing } from "@/lib/platform/base/text";
import { timeZoneOf } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { FIELDS } from "@/lib/reader/payload.model";
import { correctedMails, isJudged } from "../accuracy/accuracy.sql";
import { SENDER } from "../email-filter.sql";
import { needleOf } from "../email-search.model";
import type { AdminEmailLine } from "./admin-email.model";
import { type AdminEmailFilter, beginningsOf } from "./admin-email-list.model";

const NEWEST = [desc(emails.createdAt), desc(emails.id)];
const PLACE = { userId: emails.userId, id: emails.id };

/** Reads emails of all agents after a given row, the newest first. */
export function selectAdminEmails(
  tx: Tx,
  filter: AdminEmailFilter,
  place: RowCursor | null,
  limit: number,
): Promise<AdminEmailLine[]> {
  return linesOf(tx, newest(tx, filter, place, limit));
}

/**
 * Selects the newest emails of a filter. If they have to be judged, they are tested in their order until there are
 * enough. There are few corrected emails, so these are looked up one by one.
 */
function newest(tx: Tx, filter: AdminEmailFilter, place: RowCursor | null, limit: number): SQL {
  const { judged = null, field } = filter;
  const corrected = maybeJudged(tx, filter);
  const among = sql`(select distinct * from (${corrected}) c(owner, mail)) c
    cross join lateral (select * from ${emails} e where e.user_id = c.owner and e.id = c.mail offset 0) ${emails}`;
  const rows = sql`select ${emails.userId}, ${emails.id}, ${emails.createdAt} from ${corrected ? among : emails}
    where ${and(sql`true`, plainly(tx, filter), place ? behind(place) : undefined)}
    order by ${sql.join(NEWEST, sql`, `)}`;
  if (!judged && !field) return sql`${rows} limit ${limit}`;
  const one = { userId: sql`ones.user_id`, id: sql`ones.id` };
  return sql`select user_id, id from (${rows} offset 0) ones where ${isJudged(one, judged, fieldsOf(filter))}
    order by ones.created_at desc, ones.id desc limit ${limit}`;
}

/** The length, in characters, of the shortest text that the trigram index can find. */
const SHORTEST_PART = 3;

/**
 * Reads emails whose number or sender begins with the search text, whose number, client or supplier contains it, or
 * whose agent's name does; up to `limit` of each.
 */
export async function selectAdminEmailsBySearch(
  tx: Tx,
  search: string,
  filter: AdminEmailFilter,
  limit: number,
): Promise<AdminEmailLine[]> {
  const { number, sender } = beginningsOf(search);
  const none = sql`false`;
  const byNumber = tx.db
    .select(PLACE)
    .from(emails)
    .where(and(number === "" ? none : startsWithNumber(number), found(tx, filter)))
    .orderBy(sql`${emails.numberKey} using ~<~`)
    .limit(limit);
  const bySender = tx.db
    .select(PLACE)
    .from(emails)
    .where(
      and(
        sender === "" ? none : sql`${SENDER} >= ${sender} and ${SENDER} < ${after(sender)}`,
        found(tx, filter),
      ),
    )
    .orderBy(SENDER, ...NEWEST)
    .limit(limit);
  const words = needleOf(search);
  const byWords = tx.db
    .select(PLACE)
    .from(emails)
    .where(
      and(
        words.length < SHORTEST_PART ? none : like(emails.searchBooking, containing(words)),
        found(tx, filter),
      ),
    )
    .orderBy(...NEWEST)
    .limit(limit);
  const agents = namedAgents(containing(search));
  const byAgent = tx.db
    .select(PLACE)
    .from(emails)
    .where(and(agents ? sql`${emails.userId} = any (${agents})` : none, found(tx, filter)))
    .orderBy(...NEWEST)
    .limit(limit);
  const lines = await linesOf(tx, unionAll(byNumber, bySender, byWords, byAgent).getSQL());
  return lines.filter(({ id }, at) => lines.findIndex((one) => one.id === id) === at);
}

/** Reads the name of the agent that the list is filtered by. */
export async function selectAgentName(tx: Tx, agent: string | undefined): Promise<string | null> {
  if (agent === undefined) return null;
  const [row] = await tx.db.select({ name: personName }).from(users).where(eq(users.id, agent));
  return row?.name ?? null;
}

/** Reads the lines of the emails that a query of `user_id` and `id` selects. */
async function linesOf(tx: Tx, page: SQL): Promise<AdminEmailLine[]> {
  const rows = await tx.db
    .select({
      email: emails,
      sender: sql<string | null>`${SENDER}`,
      agentName: personName,
      supplier: sql<
        string | null
      >`coalesce(${emailItems.payload} #>> '{supplier,name}', ${emailItems.payload} #>> '{possibleSupplierNames,0}')`,
    })
    .from(sql`(${page}) page`)
    .innerJoin(emails, sql`${emails.userId} = page.user_id and ${emails.id} = page.id`)
    .innerJoin(users, eq(users.id, emails.userId))
    .leftJoin(emailItems, FIRST_ITEM)
    .orderBy(...NEWEST);
  return rows.map(({ email, sender, agentName, supplier }) => ({
    id: email.id,
    at: email.createdAt.toISOString(),
    agent: { id: email.userId, name: agentName },
    subject: email.subject,
    sender: { name: email.fromName, address: sender },
    supplier,
    confirmationNumber: email.confirmationNumber,
    type: email.type,
    status: email.status,
    intake: email.intake,
    intakeReason: email.intakeReason,
  }));
}

const FIRST_ITEM = and(
  eq(emailItems.userId, emails.userId),
  eq(emailItems.emailId, emails.id),
  eq(emailItems.position, 0),
);

const ASIDE = ["QUARANTINED", "SYSTEM", "FAILED"] as const;
const STATUSES: Readonly<Record<AdminEmailStatus, SQL | undefined>> = {
  processed: eq(emails.status, "processed"),
  pending: and(inArray(emails.status, ["new", "pending_review"]), notInArray(emails.intake, [...ASIDE])),
  error: and(eq(emails.intake, "FAILED"), sql`${emails.status} <> 'rejected'`),
  quarantined: eq(emails.intake, "QUARANTINED"),
  discarded: and(eq(emails.status, "rejected"), notInArray(emails.intake, ["QUARANTINED", "SYSTEM"])),
};

function found(tx: Tx, filter: AdminEmailFilter): SQL | undefined {
  const { judged = null, field } = filter;
  const isSo = judged || field ? isJudged(emails, judged, fieldsOf(filter)) : undefined;
  const corrected = maybeJudged(tx, filter);
  const isAmong = corrected ? sql`(${emails.userId}, ${emails.id}) in (${corrected})` : undefined;
  return and(plainly(tx, filter), isAmong, isSo);
}

function maybeJudged(tx: Tx, filter: AdminEmailFilter): SQL | null {
  return correctedMails(filter.judged ?? null, fieldsOf(filter), sinceOf(tx, filter));
}

/**
 * Returns the beginning of the period. It also bounds the corrections, because no email is corrected before it
 * arrives.
 */
function sinceOf(tx: Tx, { days }: AdminEmailFilter): Date | undefined {
  return days ? new Date(tx.now.getTime() - Number(days) * 86_400_000) : undefined;
}

function fieldsOf({ field }: AdminEmailFilter) {
  return field ? [field] : FIELDS;
}

function plainly(tx: Tx, filter: AdminEmailFilter): SQL | undefined {
  const { status, category, sender, agent, language, from, to } = filter;
  const since = sinceOf(tx, filter);
  return and(
    status && STATUSES[status],
    category && ofCategory(category),
    sender ? ofSender(sender) : undefined,
    agent ? eq(emails.userId, agent) : undefined,
    language ? ofLanguage(language) : undefined,
    since && gt(emails.createdAt, since),
    from ? sql`${emails.createdAt} >= ${dayBreak(tx, from)}` : undefined,
    to ? sql`${emails.createdAt} < ${dayBreak(tx, plusDays(to, 1))}` : undefined,
  );
}

/** Returns the instant at which a day begins in the administrator's time zone. */
function dayBreak(tx: Tx, day: CalendarDate): SQL {
  return sql`(${day}::timestamp at time zone ${timeZoneOf(tx)}::text)`;
}

function ofCategory(category: NonNullable<AdminEmailFilter["category"]>): SQL {
  if (category === "error") return eq(emails.intake, "FAILED");
  return category === "unknown" ? isNull(emails.type) : eq(emails.type, category);
}

function ofSender(sender: string): SQL {
  return sender === NO_SENDER ? sql`${SENDER} is null` : sql`${SENDER} = ${sender}`;
}

function ofLanguage(language: string): SQL {
  return language === "unknown" ? isNull(emails.language) : eq(emails.language, language);
}

function behind({ at, id }: RowCursor): SQL {
  return sql`(${emails.createdAt}, ${emails.id}) < (${at}::timestamptz, ${id}::uuid)`;
}

function startsWithNumber(beginning: string): SQL {
  return sql`${emails.numberKey} ~>=~ ${beginning} and ${emails.numberKey} ~<~ ${after(beginning)}`;
}

/** Returns a text that sorts after everything that begins with `beginning`. */
function after(beginning: string): string {
  return `${beginning}\u{10ffff}`;
}
