import "server-only";
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { aiReviewItems, emailCorrections, emailItems, emails, users } from "@/db/schema";
import { REVIEW_PRIORITIES, REVIEW_STATUSES } from "@/lib/platform/base/addresses/addresses.model";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Payload } from "@/lib/reader/payload.model";
import type {
  OtherCorrection,
  Review,
  ReviewAgent,
  ReviewFilter,
  ReviewQuery,
  ReviewStats,
  ReviewStatus,
} from "./review.model";

const { undo: _undo, ...ITEM } = getTableColumns(aiReviewItems);
const COLUMNS = {
  item: ITEM,
  email: { id: emails.id, subject: emails.subject, version: emails.version },
  agent: { id: users.id, name: users.name, email: users.email },
  bookings: sql<number>`(select count(*)::int from ${emailItems} i
    where i.user_id = ${aiReviewItems.userId} and i.email_id = ${aiReviewItems.emailId})`,
} as const;

/**
 * Reads a page of the items that a filter finds: pending ones with the oldest first, decided ones with the latest
 * first.
 */
export async function selectReviews(tx: Tx, { skip, limit, ...filter }: ReviewQuery): Promise<Review[]> {
  const order = filter.status === undefined || filter.status === "pending" ? asc : desc;
  const page = tx.db
    .select({ userId: aiReviewItems.userId, id: aiReviewItems.id })
    .from(aiReviewItems)
    .where(matching(filter))
    .orderBy(order(aiReviewItems.createdAt), order(aiReviewItems.id))
    .limit(limit)
    .offset(skip)
    .as("page");
  const rows = await tx.db
    .select(COLUMNS)
    .from(page)
    .innerJoin(aiReviewItems, and(eq(aiReviewItems.userId, page.userId), eq(aiReviewItems.id, page.id)))
    .innerJoin(emails, OF_MAIL)
    .innerJoin(users, eq(users.id, aiReviewItems.userId))
    .orderBy(order(aiReviewItems.createdAt), order(aiReviewItems.id));
  return rows.map(toReview);
}

export async function countReviews(tx: Tx, filter: ReviewFilter): Promise<number> {
  const [row] = await tx.db.select({ count: count() }).from(aiReviewItems).where(matching(filter));
  return row?.count ?? 0;
}

/** Reads one item; undefined if there is none. */
export async function selectReview(tx: Tx, id: string): Promise<Review | undefined> {
  const [row] = await tx.db
    .select(COLUMNS)
    .from(aiReviewItems)
    .innerJoin(emails, OF_MAIL)
    .innerJoin(users, eq(users.id, aiReviewItems.userId))
    .where(eq(aiReviewItems.id, id));
  return row && toReview(row);
}

export async function selectReviewStats(tx: Tx): Promise<ReviewStats> {
  const of = (status: ReviewStatus, priority?: (typeof REVIEW_PRIORITIES)[number]) =>
    countReviews(tx, { status, priority, agent: undefined });
  const [statuses, priorities] = await Promise.all([
    Promise.all(REVIEW_STATUSES.map(async (status) => [status, await of(status)] as const)),
    Promise.all(REVIEW_PRIORITIES.map(async (one) => [one, await of("pending", one)] as const)),
  ]);
  return {
    ...(Object.fromEntries(statuses) as Record<ReviewStatus, number>),
    byPriority: Object.fromEntries(priorities) as ReviewStats["byPriority"],
  };
}

/**
 * Reads the agents who have items with a status, ordered by name. The recursive query jumps in the index from one agent
 * to the next.
 */
export async function selectReviewAgents(tx: Tx, status: ReviewStatus, most: number): Promise<ReviewAgent[]> {
  const first = (behind: SQL) => sql`(select user_id from ${aiReviewItems}
    where status = ${status} ${behind} order by user_id limit 1)`;
  const rows = await tx.db.execute<{ id: string; name: string; email: string }>(sql`
    with recursive asking as (
      select ${first(sql``)} as user_id
      union all select ${first(sql`and user_id > asking.user_id`)} from asking where asking.user_id is not null
    )
    select u.id, u.name, u.email from (select user_id from asking where user_id is not null limit ${most}) a
    join ${users} u on u.id = a.user_id order by lower(coalesce(nullif(u.name, ''), u.email)), u.id`);
  return [...rows].map(agentOf);
}

/** Locks and reads the agent's item, in a transaction on that agent's rows. */
export async function lockReviewItem(tx: Tx, userId: string, id: string) {
  const [row] = await tx.db
    .select({
      status: aiReviewItems.status,
      position: aiReviewItems.position,
      feedback: aiReviewItems.feedback,
    })
    .from(aiReviewItems)
    .where(and(eq(aiReviewItems.userId, userId), eq(aiReviewItems.id, id)))
    .for("update");
  return row;
}

export async function updateReviewItem(
  tx: Tx,
  userId: string,
  id: string,
  decision: Pick<
    typeof aiReviewItems.$inferInsert,
    "status" | "correctedData" | "others" | "adminNotes" | "decidedBy" | "undo"
  >,
): Promise<void> {
  await tx.db
    .update(aiReviewItems)
    .set({ ...decision, decidedAt: tx.now })
    .where(and(eq(aiReviewItems.userId, userId), eq(aiReviewItems.id, id)));
}

/** Reads the owner and the email of each item, grouped by agent. */
export async function selectReviewPlaces(tx: Tx, ids: readonly string[]) {
  const { id, userId, emailId } = aiReviewItems;
  const rows = await tx.db
    .select({ id, userId, emailId })
    .from(aiReviewItems)
    .where(inArray(id, [...ids]))
    .orderBy(userId, emailId);
  return Map.groupBy(rows, (row) => row.userId);
}

/** Locks and reads an agent's decided items that can be undone. */
export async function lockDecided(tx: Tx, userId: string, ids: readonly string[]) {
  const { id, emailId, undo } = aiReviewItems;
  const rows = await tx.db
    .select({ id, emailId, undo })
    .from(aiReviewItems)
    .where(and(eq(aiReviewItems.userId, userId), inArray(id, [...ids]), isNotNull(undo)))
    .for("update");
  return rows.flatMap((row) => (row.undo ? [{ ...row, undo: row.undo }] : []));
}

/** Makes decided items pending again, and deletes the corrections that their decisions recorded. */
export async function reopenDecided(tx: Tx, userId: string, ids: readonly string[]): Promise<void> {
  const chosen = sql`select email_id, decided_at from ${aiReviewItems}
    where user_id = ${userId} and id = any (${sql.param([...ids])}::uuid[])`;
  await tx.db.execute(sql`delete from ${emailCorrections} where user_id = ${userId}
    and (email_id, created_at) in (${chosen})`);
  const open = { correctedData: null, others: null, adminNotes: null, decidedBy: null, decidedAt: null };
  await tx.db
    .update(aiReviewItems)
    .set({ ...open, undo: null, status: "pending" })
    .where(and(eq(aiReviewItems.userId, userId), inArray(aiReviewItems.id, [...ids])));
}

const OF_MAIL = and(eq(emails.userId, aiReviewItems.userId), eq(emails.id, aiReviewItems.emailId));

function matching({ status, priority, agent }: ReviewFilter): SQL | undefined {
  return and(
    status ? eq(aiReviewItems.status, status) : inArray(aiReviewItems.status, [...REVIEW_STATUSES]),
    priority && eq(aiReviewItems.priority, priority),
    agent ? eq(aiReviewItems.userId, agent) : undefined,
  );
}

type Row = {
  readonly item: Omit<typeof aiReviewItems.$inferSelect, "undo">;
  readonly email: Review["email"];
  readonly agent: { readonly id: string; readonly name: string; readonly email: string };
  readonly bookings: number;
};

function toReview({ item, email, agent, bookings }: Row): Review {
  return {
    id: item.id,
    status: item.status,
    priority: item.priority,
    agent: agentOf(agent),
    email,
    bookings,
    position: item.position,
    // Copied from a reading's payload; empty if nothing was extracted from the email.
    parsed: item.parsed as Payload,
    feedback: item.feedback,
    correctedData: item.correctedData,
    // decide-review writes values of exactly this type.
    others: (item.others ?? []) as readonly OtherCorrection[],
    adminNotes: item.adminNotes,
    createdAt: item.createdAt.toISOString(),
    decidedAt: item.decidedAt?.toISOString() ?? null,
  };
}

function agentOf({ id, name, email }: Row["agent"]): ReviewAgent {
  return { id, name: name || email };
}
