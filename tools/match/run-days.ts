import { sql } from "drizzle-orm";
import { withBatchSplitting } from "@/lib/reconciliation/bank-transactions/matcher/match-transactions";
import { selectAffectedIds } from "@/lib/reconciliation/bank-transactions/matcher/matching.sql";
import type { Pool } from "../../db/pool";
import type { Context } from "../../lib/platform/context/context";
import { inSystemTransaction, type Tx } from "../../lib/platform/context/transaction";
import type { Settled } from "../../lib/reconciliation/bank-transactions/matcher/decide-batch.model";
import {
  type Decided,
  decideTransactions,
  linkDecided,
} from "../../lib/reconciliation/bank-transactions/matcher/match-transactions";
import { refreshReport } from "../../lib/reconciliation/commission-reports/refresh-report";
import type { EntryDecision } from "../../lib/reconciliation/matching/entries/decide-entries.model";
import { matchEntries } from "../../lib/reconciliation/matching/entries/match-entries";
import type { Knowledge } from "../../lib/reconciliation/matching/knowledge/knowledge.model";
import {
  recallKnowledge,
  refreshKnowledge,
} from "../../lib/reconciliation/matching/knowledge/recall-knowledge";
import type { Manifest, SetRow } from "./read-set";
import { contextOn, ownersOf, replayDay } from "./replay-history";

export type Days = {
  readonly manifest: Manifest;
  readonly transactions: ReadonlyMap<string, readonly string[]>;
  readonly reports: ReadonlyMap<string, readonly string[]>;
  readonly history: ReadonlyMap<string, readonly SetRow[]>;
  /** The lines of each report. */
  readonly entriesOf: ReadonlyMap<string, readonly string[]>;
};
const BATCH = 100;
export type Seen = (settled: readonly Settled[], isScored: boolean) => void;

/** Lives the days before `evaluate`: what came is matched without acting on it, then administrators decide. */
export async function liveHistory(pool: Pool, days: Days, seen: Seen): Promise<void> {
  await inSystemTransaction(contextOn(days.manifest.first), refreshKnowledge);
  const named = [...days.history.values()]
    .flat()
    .flatMap(({ target_type: type, target_ids: ids = "" }) => (type === "report" ? [] : ids.split("|")));
  const owners = await ownersOf(pool, [...new Set(named.filter(Boolean))]);
  for (const day of daysOf(days).filter((one) => one < days.manifest.evaluate)) {
    const [reports, transactions] = [days.reports.get(day) ?? [], days.transactions.get(day) ?? []];
    if (reports.length + transactions.length > 0) {
      await inSystemTransaction(contextOn(day), async (tx) => {
        const knowledge = await recallKnowledge(tx);
        await matchEntries(tx, knowledge, reports);
        const touched = await selectAffectedIds(tx, reports);
        const ids = [...new Set([...transactions, ...touched])];
        await decideTransactions(tx, knowledge, ids, (settled) => seen(settled, false));
      });
    }
    await replayDay(pool, owners, day, days.history.get(day) ?? []);
  }
  await inSystemTransaction(contextOn(days.manifest.evaluate), refreshKnowledge);
}

function daysOf({ transactions, reports, history }: Days): readonly string[] {
  return [...new Set([...transactions.keys(), ...reports.keys(), ...history.keys()])].sort();
}

export type Outcome = {
  readonly decisions: ReadonlyMap<string, Decided>;
  readonly entries: ReadonlyMap<string, EntryDecision>;
  /** Of matching alone, in seconds; linking is the product's, and takes its own. */
  readonly seconds: number;
  readonly entrySeconds: number;
};

/** Lives the days from `evaluate` on: reports, then transactions, automatic matching on; nobody decides anything in between. */
export async function liveDays(days: Days, seen: Seen): Promise<Outcome> {
  const decisions = new Map<string, Decided>();
  const entries = new Map<string, EntryDecision>();
  const { evaluate } = days.manifest;
  const clock = { entries: 0, transactions: 0 };
  let knowledge: Knowledge | undefined;
  for (const day of daysOf(days).filter((one) => one >= evaluate)) {
    const ctx = contextOn(day);
    const reports = days.reports.get(day) ?? [];
    const since = performance.now();
    // Nobody teaches it anything meanwhile; only names on reports are new.
    const known = await inSystemTransaction(ctx, (tx) => knowledgeOn(tx, knowledge, reports));
    knowledge = known;
    for (const entry of await entriesOn(ctx, known, reports)) entries.set(entry.id, entry);
    clock.entries += performance.now() - since;
    const touched = await inSystemTransaction(ctx, (tx) => selectAffectedIds(tx, reports));
    const ids = [...new Set([...(days.transactions.get(day) ?? []), ...touched])];
    for (const one of await matchOn(ctx, known, ids, seen, clock)) decisions.set(one.id, one);
  }
  return { decisions, entries, seconds: clock.transactions / 1000, entrySeconds: clock.entries / 1000 };
}

/** What came is decided and linked as the worker does it; what can't be linked any more is a proposal. */
async function matchOn(
  ctx: Context,
  knowledge: Knowledge,
  ids: readonly string[],
  seen: Seen,
  clock: { transactions: number },
): Promise<readonly Decided[]> {
  const all: Decided[] = [];
  const matched = async (some: readonly string[]): Promise<readonly Decided[]> => {
    const since = performance.now();
    const decided = await inSystemTransaction(ctx, (tx) =>
      decideTransactions(tx, knowledge, some, (settled) => seen(settled, true)),
    );
    clock.transactions += performance.now() - since;
    const done: Decided[] = [];
    for (const one of decided) {
      const isLinked = !one.isAutomatic || (await linkDecided(ctx, one));
      done.push(isLinked ? one : { ...one, decision: "PROPOSED" });
    }
    return done;
  };
  for (let from = 0; from < ids.length; from += BATCH)
    all.push(...(await withBatchSplitting(ids.slice(from, from + BATCH), matched)));
  return all;
}

async function knowledgeOn(
  tx: Tx,
  knowledge: Knowledge | undefined,
  reports: readonly string[],
): Promise<Knowledge> {
  return !knowledge || (await hasNewNames(tx, knowledge, reports)) ? await recallKnowledge(tx) : knowledge;
}

function entriesOn(
  ctx: Context,
  knowledge: Knowledge,
  reports: readonly string[],
): Promise<readonly EntryDecision[]> {
  return inSystemTransaction(ctx, async (tx) => {
    const decided = await matchEntries(tx, knowledge, reports);
    for (const report of reports) await refreshReport(tx, report);
    return decided;
  });
}

async function hasNewNames(tx: Tx, knowledge: Knowledge, reports: readonly string[]): Promise<boolean> {
  const rows = await tx.db.execute<{ name: string }>(
    sql`select supplier_name as name from commission_reports where id = any (${sql.param([...reports])}::uuid[])`,
  );
  return [...rows].some(({ name }) => knowledge.familyOfName(name) === null);
}
