import "server-only";
import { and, eq, isNull, sql } from "drizzle-orm";
import {
  activeAdministrators,
  payoutAdjustments,
  payoutQuestions,
  payoutShares,
  personName,
  users,
} from "@/db/schema";
import { currency } from "@/lib/platform/base/money";
import type { Page } from "@/lib/platform/base/paging";
import type { Tx } from "@/lib/platform/context/transaction";
import type { OpenQuestion } from "./question.model";

/** Reads a line of the agent and its booking; undefined if there is none. */
export async function selectLine(tx: Tx, userId: string, id: string) {
  const rows = await tx.db.execute<{ bookingId: string | null }>(sql`
    select booking_id as "bookingId" from ${payoutShares} where user_id = ${userId} and id = ${id}
    union all select null from ${payoutAdjustments} where user_id = ${userId} and id = ${id} and removed_at is null`);
  return rows[0];
}

/** Inserts a question; returns false if one about its line is open. */
export async function insertQuestion(tx: Tx, row: typeof payoutQuestions.$inferInsert): Promise<boolean> {
  const rows = await tx.db
    .insert(payoutQuestions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: payoutQuestions.id });
  return rows.length > 0;
}

const ofId = (userId: string, id: string) =>
  and(eq(payoutQuestions.userId, userId), eq(payoutQuestions.id, id));

export async function selectQuestion(tx: Tx, userId: string, id: string) {
  const [row] = await tx.db.select().from(payoutQuestions).where(ofId(userId, id));
  return row;
}

/** Answers an open question and returns the row; undefined if there is no such open question. */
export async function updateAnswer(
  tx: Tx,
  userId: string,
  id: string,
  { answer, by }: { readonly answer: string; readonly by: string },
) {
  const [row] = await tx.db
    .update(payoutQuestions)
    .set({ answer, answeredBy: by, answeredAt: tx.now })
    .where(and(ofId(userId, id), isNull(payoutQuestions.answeredAt)))
    .returning();
  return row;
}

/** Returns the paid payout that contains a line of the agent; null while the line isn't paid. */
export async function selectToldPayout(tx: Tx, userId: string, lineId: string): Promise<string | null> {
  const rows = await tx.db.execute<{ id: string }>(sql`
    select p.id from payouts p where p.user_id = ${userId} and p.paid_at is not null and p.id in (
      select payout_id from ${payoutShares} where user_id = ${userId} and id = ${lineId}
      union all select payout_id from ${payoutAdjustments} where user_id = ${userId} and id = ${lineId})`);
  return rows[0]?.id ?? null;
}

type Open = Omit<OpenQuestion, "agent" | "amount"> & {
  readonly userId: string;
  readonly name: string;
  readonly amountMinor: string | null;
  readonly currency: string | null;
  readonly count: number;
};

/** Reads a page of the open questions, the oldest first, and their total number. */
export async function selectOpenQuestions(
  tx: Tx,
  { page, limit }: Page,
): Promise<{ data: OpenQuestion[]; count: number }> {
  const rows = await tx.db.execute<Open>(sql`
    select q.id, q.question, q.created_at as "askedAt", ${users}.id as "userId", ${personName} as name, q.booking_id as "bookingId",
      p.id as "payoutId", p.run_id as "runId", coalesce(nullif(b.confirmation_number, ''), b.client_name, a.description) as line,
      coalesce(s.amount_minor, a.amount_minor) as "amountMinor", coalesce(s.currency, a.currency) as currency, (count(*) over ())::int as count
    from ${payoutQuestions} q join ${users} on ${users}.id = q.user_id
      left join ${payoutShares} s on s.user_id = q.user_id and s.id = q.line_id
      left join ${payoutAdjustments} a on a.user_id = q.user_id and a.id = q.line_id
      left join bookings b on b.user_id = q.user_id and b.id = q.booking_id
      left join payouts p on p.user_id = q.user_id and p.id = coalesce(s.payout_id, a.payout_id)
    where q.answered_at is null order by q.created_at, q.id limit ${limit} offset ${(page - 1) * limit}`);
  return { data: [...rows].map(toOpen), count: rows[0]?.count ?? 0 };
}

function toOpen({
  userId,
  name,
  amountMinor,
  currency: code,
  askedAt,
  count: _,
  ...row
}: Open): OpenQuestion {
  const amount = code === null ? null : { minor: Number(amountMinor), currency: currency.parse(code) };
  return { ...row, askedAt: new Date(askedAt).toISOString(), agent: { id: userId, name }, amount };
}

/** Reads a question with the name of the agent who asked it. */
export async function selectAsked(tx: Tx, userId: string, id: string) {
  const [row] = await tx.db
    .select({ name: personName, question: payoutQuestions.question, answeredAt: payoutQuestions.answeredAt })
    .from(payoutQuestions)
    .innerJoin(users, eq(users.id, payoutQuestions.userId))
    .where(ofId(userId, id));
  return row;
}

/** Reads the administrators, who may answer. */
export async function selectAdministrators(tx: Tx): Promise<string[]> {
  const rows = await tx.db.select({ id: users.id }).from(users).where(activeAdministrators);
  return rows.map(({ id }) => id);
}
