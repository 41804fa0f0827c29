import "server-only";
import { and, count, desc, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { activeAdministrators, payoutAdjustments, payoutRuns, payouts, personName, users } from "@/db/schema";
import { inUtcDays } from "@/db/utc-days";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import { type Run, type RunAdjustment, type RunDraft, type RunsOf, runStateOf } from "./run.model";

export type RunRow = typeof payoutRuns.$inferSelect;

/** Makes concurrent drafts run one after the other, because runs are numbered and no line may be in two of them. */
export async function lockRuns(tx: Tx): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('payout-runs', 0))`);
}

/**
 * Inserts a run; undefined if the same request has inserted it already, or if another draft in its currency is open.
 */
export async function insertRun(
  tx: Tx,
  id: string,
  draft: RunDraft,
  by: string,
): Promise<RunRow | undefined> {
  const { requestKey, currency: code, upTo } = draft;
  const [row] = await tx.db
    .insert(payoutRuns)
    .values({
      id,
      runNo: sql`(select coalesce(max(run_no), 0) + 1 from payout_runs)`,
      currency: code,
      upTo,
      requestKey,
      draftedBy: by,
      draftedAt: tx.now,
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

export async function selectByRequest(tx: Tx, requestKey: string): Promise<RunRow | undefined> {
  const [row] = await tx.db.select().from(payoutRuns).where(eq(payoutRuns.requestKey, requestKey));
  return row;
}

export async function lockRun(tx: Tx, id: string): Promise<RunRow | undefined> {
  const [row] = await tx.db.select().from(payoutRuns).where(eq(payoutRuns.id, id)).for("update");
  return row;
}

export async function updateRun(tx: Tx, id: string, change: Partial<RunRow>): Promise<void> {
  await tx.db
    .update(payoutRuns)
    .set({ ...change, version: sql`${payoutRuns.version} + 1` })
    .where(eq(payoutRuns.id, id));
}

/** Marks the open payouts of a run, or a single one of them, as paid. Returns their ids. */
export async function payPayouts(tx: Tx, runId: string, payoutId: string | null): Promise<string[]> {
  const rows = await tx.db
    .update(payouts)
    .set({ paidAt: tx.now })
    .where(and(eq(payouts.runId, runId), isOpen(), payoutId === null ? undefined : eq(payouts.id, payoutId)))
    .returning({ id: payouts.id });
  return rows.map(({ id }) => id);
}

export async function countOpen(tx: Tx, runId: string): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(payouts)
    .where(and(eq(payouts.runId, runId), isOpen()));
  return row?.count ?? 0;
}

function isOpen() {
  return and(isNull(payouts.paidAt), isNull(payouts.cameBackAt));
}

export async function selectPayout(tx: Tx, runId: string, id: string) {
  const [row] = await tx.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.runId, runId), eq(payouts.id, id)));
  return row;
}

export async function updateCameBack(tx: Tx, runId: string, id: string, reason: string): Promise<void> {
  await tx.db
    .update(payouts)
    .set({ cameBackAt: tx.now, cameBackReason: reason })
    .where(and(eq(payouts.runId, runId), eq(payouts.id, id)));
}

/** Inserts an adjustment that is due on the run's day; returns false if there is no such agent. */
export async function insertAdjustment(
  tx: Tx,
  { currency: code, upTo }: RunRow,
  { id, by, userId, amountMinor, description }: RunAdjustment & { readonly id: string; readonly by: string },
): Promise<boolean> {
  const [agent] = await tx.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
  if (!agent) return false;
  const row = {
    id,
    userId,
    amountMinor,
    description,
    currency: code,
    dueOn: upTo,
    createdBy: by,
    createdAt: tx.now,
  };
  await tx.db.insert(payoutAdjustments).values(row);
  return true;
}

/** Tells whether an administrator other than this one could approve. */
export async function hasOtherAdministrator(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(activeAdministrators, ne(users.id, userId)))
    .limit(1);
  return rows.length > 0;
}

/** Returns the sum and number of a run's payouts, without those that came back. */
export async function sumRun(tx: Tx, runId: string): Promise<{ totalMinor: number; payoutCount: number }> {
  const [row] = await tx.db
    .select({ total: sql<string>`coalesce(sum(${payouts.amountMinor}), 0)`, count: count() })
    .from(payouts)
    .where(and(eq(payouts.runId, runId), isNull(payouts.cameBackAt)));
  return { totalMinor: Number(row?.total ?? 0), payoutCount: row?.count ?? 0 };
}

/**
 * Reads runs with their sums, the newest first. With `of`, only runs of that agent, with the sums of that agent's
 * payouts.
 */
export async function selectRuns(
  tx: Tx,
  { where, limit, offset = 0, of }: { where?: SQL; limit: number; offset?: number; of?: RunsOf | undefined },
): Promise<Run[]> {
  const theirs = sql`from payouts p where p.run_id = payout_runs.id and ${of ? isOf(of) : sql`true`}`;
  const rows = await tx.db
    .select({
      run: payoutRuns,
      sums: sql<
        readonly [total: number, back: number, count: number, backCount: number]
      >`(select jsonb_build_array(
        coalesce(sum(p.amount_minor) filter (where p.came_back_at is null), 0),
        coalesce(sum(p.amount_minor) filter (where p.came_back_at is not null), 0), count(*), count(p.came_back_at)) ${theirs})`,
    })
    .from(payoutRuns)
    .where(and(where, of ? sql`exists (select ${theirs})` : undefined))
    .orderBy(desc(payoutRuns.runNo))
    .limit(limit)
    .offset(offset);
  return rows.map(({ run, sums: [totalMinor, backMinor, payoutCount, cameBackCount] }) => ({
    id: run.id,
    runNo: run.runNo,
    state: runStateOf(run),
    upTo: run.upTo,
    total: { minor: totalMinor, currency: run.currency },
    cameBack: { minor: backMinor, currency: run.currency },
    payoutCount,
    cameBackCount,
    version: run.version,
    draftedBy: run.draftedBy,
    draftedAt: run.draftedAt.toISOString(),
    approvedAt: run.approvedAt?.toISOString() ?? null,
    paidAt: run.paidAt?.toISOString() ?? null,
  }));
}

export async function selectRun(tx: Tx, id: string): Promise<Run | undefined> {
  const [run] = await selectRuns(tx, { where: eq(payoutRuns.id, id), limit: 1 });
  return run;
}

export async function countRuns(tx: Tx, of?: RunsOf): Promise<number> {
  const [row] = await tx.db
    .select({ count: count() })
    .from(payoutRuns)
    .where(
      of ? sql`exists (select from payouts p where p.run_id = payout_runs.id and ${isOf(of)})` : undefined,
    );
  return row?.count ?? 0;
}

function isOf({ agent, year }: RunsOf): SQL {
  const days = [calendarDate.parse(`${year}-01-01`), calendarDate.parse(`${year}-12-31`)] as const;
  return sql`p.user_id = ${agent} and p.paid_at is not null
    and (${inUtcDays("p.paid_at", ...days)} or ${inUtcDays("p.came_back_at", ...days)})`;
}

/** Returns an agent's name, or the one they had when their account was erased; null if they were never paid. */
export async function selectPaidName(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx.db
    .select({ name: sql<string>`coalesce(${payouts.agentName}, ${personName})` })
    .from(payouts)
    .leftJoin(users, eq(users.id, payouts.userId))
    .where(eq(payouts.userId, userId))
    .limit(1);
  return row?.name ?? null;
}
