import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { allowLongStatements } from "@/lib/platform/context/statement";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { type Run, type RunState, runStateOf } from "./run.model";
import { lockRun, type RunRow, selectRun } from "./run.sql";

/** Which run an administrator changes, and the version of it that they saw. */
export type RunRef = { readonly id: string; readonly version: number };

const REFUSED: Readonly<Record<RunState, string>> = {
  DRAFT: "This run isn't approved yet.",
  APPROVED: "This run is approved: nothing of it changes any more.",
  PAID: "This run is paid.",
  DISCARDED: "This run was discarded.",
};

/**
 * Changes a run under its lock, for administrators, and answers what it is after. NOT_FOUND without it; STALE where it has changed
 * since they saw it, so that of two at once one wins; CONFLICT where it is in none of these states.
 */
export function changeRun(
  ctx: Context,
  { id, version }: RunRef,
  states: readonly RunState[],
  change: (tx: Tx, run: RunRow) => Promise<void>,
): Promise<Run> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    await allowLongStatements(tx);
    const run = await lockRun(tx, id);
    if (!run) throw new Failure("NOT_FOUND");
    if (run.version !== version) throw new Failure("STALE");
    const state = runStateOf(run);
    if (!states.includes(state)) throw new Failure("CONFLICT", REFUSED[state]);
    await change(tx, run);
    return foundRun(tx, id);
  });
}

/** NOT_FOUND where there is no such run. */
export async function foundRun(tx: Tx, id: string): Promise<Run> {
  const run = await selectRun(tx, id);
  if (!run) throw new Failure("NOT_FOUND");
  return run;
}
