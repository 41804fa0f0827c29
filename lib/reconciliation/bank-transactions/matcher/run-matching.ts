import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { payDecided } from "@/lib/reconciliation/commission-reports/paying/pay-decided";
import { refreshReport } from "@/lib/reconciliation/commission-reports/refresh-report";
import { matchEntries } from "@/lib/reconciliation/matching/entries/match-entries";
import { recallKnowledge, refreshKnowledge } from "@/lib/reconciliation/matching/knowledge/recall-knowledge";
import { applyRules } from "../categories/rules/apply-rules";
import type { MatchingJob } from "./enqueue-matching";
import { matchTransactions } from "./match-transactions";
import {
  hasLaterJob,
  selectAffectedIds,
  selectForAgent,
  selectOfImport,
  selectOpenReportIds,
  selectUndecided,
} from "./matching.sql";

/** The number of undecided transactions that one job processes. */
const STRETCH = 500;
/** The number of reports locked at once. Anyone else who works on one of them has to wait. */
const REPORTS = 20;

/** Runs a matching job. Returns the job that continues with the rest, or null if there is none. For the system. */
export async function runMatching(ctx: Context, job: MatchingJob): Promise<MatchingJob | null> {
  if (job.isAll) return await matchStretch(ctx, job);
  if (job.userId !== null) await matchForAgent(ctx, job.userId);
  if (job.reportIds.length > 0) await matchReports(ctx, job.reportIds);
  const { importId } = job;
  const imported =
    importId === null ? [] : await inSystemTransaction(ctx, (tx) => selectOfImport(tx, importId));
  // Rules come first, because transactions that a rule ignores are neither matched nor offered to agents.
  for (let from = 0; from < imported.length; from += STRETCH)
    await inSystemTransaction(ctx, (tx) => applyRules(tx, imported.slice(from, from + STRETCH)));
  await matchTransactions(ctx, [...job.transactionIds, ...imported]);
  return null;
}

/** Matches the waiting entries of reports, then the transactions that may pay these reports. */
async function matchReports(ctx: Context, reportIds: readonly string[]): Promise<void> {
  const knowledge = await inSystemTransaction(ctx, recallKnowledge);
  for (let from = 0; from < reportIds.length; from += REPORTS)
    await inSystemTransaction(ctx, async (tx) => {
      const some = reportIds.slice(from, from + REPORTS);
      const decided = await matchEntries(tx, knowledge, some);
      if (decided.length > 0) for (const id of some) await refreshReport(tx, id);
    });
  await payDecided(ctx, reportIds);
  await matchTransactions(ctx, await inSystemTransaction(ctx, (tx) => selectAffectedIds(tx, reportIds)));
}

/**
 * Matches what changes to an agent's bookings may affect. If several jobs wait for one agent, only the last one does
 * the work.
 */
async function matchForAgent(ctx: Context, userId: string): Promise<void> {
  const found = await inSystemTransaction(ctx, async (tx) =>
    (await hasLaterJob(tx, userId)) ? null : await selectForAgent(tx, userId),
  );
  if (!found) return;
  if (found.reportIds.length > 0) await matchReports(ctx, found.reportIds);
  await matchTransactions(ctx, found.transactionIds);
}

/**
 * Runs the nightly job: recalculates what was learned, then examines all undecided transactions again, one block for
 * each job.
 */
async function matchStretch(ctx: Context, { after }: MatchingJob): Promise<MatchingJob | null> {
  if (after === null) {
    await inSystemTransaction(ctx, refreshKnowledge);
    const reports = await inSystemTransaction(ctx, selectOpenReportIds);
    if (reports.length > 0) await matchReports(ctx, reports);
  }
  const ids = await inSystemTransaction(ctx, (tx) => selectUndecided(tx, after, STRETCH));
  await matchTransactions(ctx, ids);
  const last = ids.at(-1);
  if (!last || ids.length < STRETCH) return null;
  return { transactionIds: [], importId: null, reportIds: [], userId: null, isAll: true, after: last };
}
