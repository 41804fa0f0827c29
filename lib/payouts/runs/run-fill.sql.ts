import "server-only";
import { type SQL, sql } from "drizzle-orm";
import { personName, users } from "@/db/schema";
import { isHeld, withPayoutSettings } from "@/db/share-state";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Currency } from "@/lib/platform/base/money";
import type { Tx } from "@/lib/platform/context/transaction";
import type { Waiting } from "./run.model";

type Ready = {
  readonly runId: string;
  readonly currency: Currency;
  readonly upTo: CalendarDate;
  readonly today: CalendarDate;
};
type Filling = Ready & {
  /** The minimum amount of an agent's payout, in minor units; at least one. */
  readonly least: number;
};

/** Matches shares `s` that can be in the run. */
function isReadyShare({ currency, upTo, today }: Ready): SQL {
  return sql`s.payout_id is null and s.currency = ${currency} and s.received_on <= ${upTo} and ${isHeld(today)} is not true`;
}

/** Matches adjustments `s` that can be in the run. */
function isOpenAdjustment({ currency, upTo }: Ready): SQL {
  return sql`s.payout_id is null and s.removed_at is null and s.currency = ${currency} and s.due_on <= ${upTo}`;
}

/**
 * Creates a payout for each agent who would get at least the minimum and has none in the run, and adds everything that
 * is ready to the payouts of all. A line refers to one payout, so it can't be in two runs.
 */
export async function fillRun(tx: Tx, filling: Filling): Promise<void> {
  const { runId, currency, least } = filling;
  await tx.db.execute(sql`
    insert into payouts (user_id, id, run_id, amount_minor, currency, created_at)
    select user_id, gen_random_uuid(), ${runId}::uuid, sum(amount_minor), ${currency}, ${tx.now.toISOString()}::timestamptz
    from (${readyLines(filling)}) as lines
    group by user_id having sum(amount_minor) >= ${least} on conflict (run_id, user_id) do nothing`);
  // If somebody is holding, removing or adding a line elsewhere at the same time, the update waits and then sees the
  // result.
  for (const [table, isReady] of readyIn(filling))
    await tx.db.execute(sql`
      update ${table} s set payout_id = p.id from payouts p ${withPayoutSettings}
      where p.run_id = ${runId} and s.user_id = p.user_id and ${isReady}`);
}

/**
 * Reads the agents who have something ready but aren't in the run, because it is less than the minimum or negative; the
 * smallest sum first.
 */
export async function selectWaiting(tx: Tx, filling: Ready, most: number): Promise<Waiting[]> {
  const { runId, currency } = filling;
  const rows = await tx.db.execute<{ userId: string; agent: string; amount: string }>(sql`
    select lines.user_id as "userId", ${personName} as agent, sum(lines.amount_minor) as amount
    from (${readyLines(filling)}) as lines join ${users} on ${users.id} = lines.user_id
    where not exists (select from payouts p where p.run_id = ${runId} and p.user_id = lines.user_id)
    group by 1, 2 order by 3, 1 limit ${most}`);
  return [...rows].map(({ amount, ...who }) => ({ ...who, amount: { minor: Number(amount), currency } }));
}

function readyIn(filling: Ready) {
  return [
    [sql`payout_shares`, isReadyShare(filling)],
    [sql`payout_adjustments`, isOpenAdjustment(filling)],
  ] as const;
}

function readyLines(filling: Ready): SQL {
  const lines = readyIn(filling).map(
    ([table, isReady]) =>
      sql`select s.user_id, s.amount_minor from ${table} s ${withPayoutSettings} where ${isReady}`,
  );
  return sql.join(lines, sql` union all `);
}

/** Freezes every line of a run, so that its sums can't change; with a null `at` it unfreezes them. */
export async function freezeRun(tx: Tx, runId: string, at: Date | null): Promise<void> {
  const frozen = sql`${at?.toISOString() ?? null}::timestamptz`;
  for (const table of LINES)
    await tx.db.execute(sql`
      update ${table} set frozen_at = ${frozen} where (user_id, payout_id) in (select user_id, id from payouts where run_id = ${runId})
        and frozen_at is distinct from ${frozen}`);
}

/** Updates the amount of each payout from its current lines, and removes payouts below `least` from the run. */
export async function settleRun(tx: Tx, runId: string, least: number): Promise<void> {
  await tx.db.execute(sql`
    update payouts p set amount_minor = greatest(0, live.amount) from (
      select p.user_id, p.id, coalesce(sum(lines.amount_minor), 0) as amount from payouts p
      left join (select user_id, payout_id, amount_minor from payout_shares union all
        select user_id, payout_id, amount_minor from payout_adjustments) as lines
        on lines.user_id = p.user_id and lines.payout_id = p.id
      where p.run_id = ${runId} group by 1, 2) as live
    where p.user_id = live.user_id and p.id = live.id and p.amount_minor <> greatest(0, live.amount)`);
  await dropPayouts(tx, sql`run_id = ${runId} and amount_minor < ${least}`);
}

/** Removes every line from a draft and deletes its payouts, as if it hadn't been drafted. */
export function dropRun(tx: Tx, runId: string): Promise<void> {
  return dropPayouts(tx, sql`run_id = ${runId}`);
}

async function dropPayouts(tx: Tx, which: SQL): Promise<void> {
  await releaseLines(tx, which);
  await tx.db.execute(sql`delete from payouts where ${which}`);
}

/** Removes every line from a payout that didn't reach its agent, so that they are ready again. */
export function reopenLines(tx: Tx, payoutId: string): Promise<void> {
  return releaseLines(tx, sql`id = ${payoutId}`);
}

async function releaseLines(tx: Tx, which: SQL): Promise<void> {
  for (const table of LINES)
    await tx.db.execute(sql`
      update ${table} set payout_id = null, frozen_at = null
      where (user_id, payout_id) in (select user_id, id from payouts where ${which})`);
}

const LINES = [sql`payout_shares`, sql`payout_adjustments`];

type Taken = { readonly payoutId: string; readonly lineId: string | null; readonly by: string };

/**
 * Holds shares of a draft's payout, with the administrator and the reason. Returns the ids of those that were in it.
 */
export function holdShares(
  tx: Tx,
  { reason, ...taken }: Taken & { readonly reason: string },
): Promise<unknown[]> {
  const held = sql`held_at = ${tx.now.toISOString()}::timestamptz, held_by = ${taken.by}::uuid, held_reason = ${reason}`;
  return takeLines(tx, sql`payout_shares`, held, taken);
}

/** Removes adjustments of a draft's payout for good. */
export function removeAdjustments(tx: Tx, taken: Taken): Promise<unknown[]> {
  const removed = sql`removed_at = ${tx.now.toISOString()}::timestamptz, removed_by = ${taken.by}::uuid`;
  return takeLines(tx, sql`payout_adjustments`, removed, taken);
}

async function takeLines(tx: Tx, table: SQL, facts: SQL, { payoutId, lineId }: Taken): Promise<unknown[]> {
  return tx.db.execute(sql`
    update ${table} set payout_id = null, ${facts}
    where payout_id = ${payoutId} and (${lineId}::uuid is null or id = ${lineId}::uuid) and frozen_at is null returning id`);
}
