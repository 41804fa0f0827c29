import "server-only";
import { inArray, sql } from "drizzle-orm";
import { matchCandidates } from "@/db/schema";
import type { Tx } from "@/lib/platform/context/transaction";
import type { StoredDecision } from "./stored-decision.model";

const OF_A_MILLION = 1_000_000;

/** Replaces the stored decisions of these transactions. */
export async function writeDecisions(tx: Tx, decisions: readonly StoredDecision[]): Promise<void> {
  if (decisions.length === 0) return;
  const ids = decisions.map(({ id }) => id);
  await tx.db.delete(matchCandidates).where(inArray(matchCandidates.subjectId, ids));
  const rows = decisions.flatMap(({ id, candidates }) =>
    candidates.flatMap((candidate, at) =>
      candidate.parts.map((part, index) => ({
        subjectId: id,
        rank: at + 1,
        part: index,
        ...part,
        score: Math.round(candidate.chance * OF_A_MILLION),
        rawScore: Math.round(candidate.rawChance * OF_A_MILLION),
        reasons: [...candidate.reasons],
      })),
    ),
  );
  if (rows.length > 0) await tx.db.insert(matchCandidates).values(rows);
  await tx.db.execute(sql`
    update bank_transactions t set decision = d.decision, would_link = d.would_link, metadata = d.metadata::jsonb,
      decided_at = ${tx.now.toISOString()}::timestamptz
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(decisions.map(({ decision }) => decision))}::text[],
      ${sql.param(decisions.map(({ wouldLink }) => wouldLink))}::bool[],
      ${sql.param(decisions.map(({ metadata }) => JSON.stringify(metadata)))}::text[]) as d (id, decision, would_link, metadata)
    where t.id = d.id`);
}

/** Locks these transactions, and returns those that still wait for a decision. */
export async function lockWaiting(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = sql`t.id = any (${sql.param([...ids])}::uuid[])`;
  await tx.db.execute(sql`select from bank_transactions t where ${asked} order by t.id for update`);
  // A separate query, because one that waited for the locks wouldn't see links made in the meantime.
  const rows = await tx.db.execute<{ id: string }>(sql`
    select t.id from bank_transactions t where ${asked} and t.ignored_at is null and t.withdrawn_at is null
      and not exists (select from match_links l where l.transaction_id = t.id and l.closed_at is null)`);
  return new Set([...rows].map(({ id }) => id));
}

/** Returns those of these transactions whose account allows automatic matching. */
export async function selectAutomatic(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.db.execute<{ id: string }>(sql`
    select t.id from unnest(${sql.param([...ids])}::uuid[]) as asked (id) join bank_transactions t on t.id = asked.id
    join bank_accounts a on a.id = t.account_id where a.auto_match`);
  return new Set([...rows].map(({ id }) => id));
}
