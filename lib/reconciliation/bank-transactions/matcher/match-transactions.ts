import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { log } from "@/lib/platform/base/log";
import { traced } from "@/lib/platform/base/telemetry/traced";
import type { Context } from "@/lib/platform/context/context";
import { statement } from "@/lib/platform/context/statement";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { Knowledge } from "@/lib/reconciliation/matching/knowledge/knowledge.model";
import { recallKnowledge } from "@/lib/reconciliation/matching/knowledge/recall-knowledge";
import { proposePayments, selectClaimsOn } from "@/lib/reconciliation/matching/propose-payments";
import { refreshTransactionStatus } from "../write-transaction-status";
import { decideBatch, type Settled } from "./decide-batch.model";
import { linkFavourite } from "./link-favourite";
import { lockWaiting, selectAutomatic, writeDecisions } from "./matching.sql";
import { type StoredDecision, storedOf } from "./stored-decision.model";

const BATCH = 100;

/**
 * Determines what these transactions pay, stores their candidates and decisions, and links certain ones if their
 * account allows it. Linked, ignored and withdrawn transactions are skipped; repeating the call changes nothing. Throws
 * TIMED_OUT if a single transaction takes too long, after the others are done. For the system.
 */
export async function matchTransactions(ctx: Context, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const knowledge = await inSystemTransaction(ctx, recallKnowledge);
  for (let from = 0; from < ids.length; from += BATCH)
    await withBatchSplitting(ids.slice(from, from + BATCH), (some) => matchBatch(ctx, knowledge, some));
}

async function matchBatch(
  ctx: Context,
  knowledge: Knowledge,
  ids: readonly string[],
): Promise<readonly Decided[]> {
  const told = {
    operation: "tallyport.match",
    name: "match transactions",
    attributes: {},
    detail: { "tallyport.transactions": ids.length },
  } as const;
  const decided = await traced(told, () =>
    inSystemTransaction(ctx, (tx) => decideTransactions(tx, knowledge, ids)),
  );
  for (const one of decided) if (one.isAutomatic) await linkDecided(ctx, one);
  return decided;
}

/** A stored decision. `isAutomatic` means that it is certain, and that the account allows automatic matching. */
export type Decided = StoredDecision & { readonly isAutomatic: boolean };

/**
 * Determines and stores what some transactions pay, without linking them. The most certain come first. `watch` receives
 * everything that was considered. Requires a system transaction.
 */
export async function decideTransactions(
  tx: Tx,
  knowledge: Knowledge,
  ids: readonly string[],
  watch: (settled: readonly Settled[]) => void = () => undefined,
): Promise<readonly Decided[]> {
  const thoughts = await proposePayments(tx, knowledge, ids);
  const settled = decideBatch(thoughts, await selectClaimsOn(tx, thoughts));
  watch(settled);
  // A decision that somebody made in the meantime takes precedence.
  const waiting = await statement("locks of transactions", () =>
    lockWaiting(
      tx,
      thoughts.map(({ payment }) => payment.id),
    ),
  );
  const stored = settled.map(storedOf).filter(({ id }) => waiting.has(id));
  await statement("decisions", () => writeDecisions(tx, stored));
  await refreshTransactionStatus(
    tx,
    stored.map(({ id }) => id),
  );
  const automatic = await selectAutomatic(
    tx,
    stored.filter(({ wouldLink }) => wouldLink).map(({ id }) => id),
  );
  return stored.map((one) => ({ ...one, isAutomatic: automatic.has(one.id) }));
}

/**
 * Links according to a decision. Returns false if that is no longer possible, for example because the booking has been
 * paid in the meantime; then a person must decide.
 */
export async function linkDecided(ctx: Context, decided: StoredDecision): Promise<boolean> {
  try {
    await inSystemTransaction(ctx, (tx) => linkFavourite(tx, decided));
    return true;
  } catch (error) {
    const isTaken = error instanceof Failure && (error.code === "CONFLICT" || error.code === "NOT_FOUND");
    if (!isTaken) throw error;
    return false;
  }
}

/**
 * Processes a batch. If a query times out, splits the batch in halves and processes each. A single item that still
 * times out makes the function throw, after all others are done.
 */
export async function withBatchSplitting<T>(
  ids: readonly string[],
  work: (some: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const done: T[] = [];
  const waiting = [ids];
  let last: unknown;
  for (let some = waiting.pop(); some; some = waiting.pop()) {
    try {
      done.push(...(await work(some)));
    } catch (error) {
      const halves = halvesOf(some, error);
      if (halves.length === 0) last = error;
      waiting.push(...halves);
    }
  }
  if (last !== undefined) throw last;
  return done;
}

/**
 * Returns the halves of a batch that timed out, the first half last, or nothing for a single item. Throws any other
 * error.
 */
function halvesOf(some: readonly string[], error: unknown): readonly (readonly string[])[] {
  if (!(error instanceof Failure && error.code === "TIMED_OUT")) throw error;
  log().warn({ transactions: some.length }, "A batch of transactions took too long to match.");
  const half = some.length >> 1;
  return half === 0 ? [] : [some.slice(half), some.slice(0, half)];
}
