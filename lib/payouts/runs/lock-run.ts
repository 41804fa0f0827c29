import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { allowLongStatements } from "@/lib/platform/context/statement";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { type Run, type RunState, runStateOf } from "./run.model";
import { lockRun, type RunRow, selectRun } from "./run.sql";

/** The run that an administrator changes, and the version that they saw. */
export type RunRef = { readonly id: string; readonly version: number };

const REFUSED: Readonly<Record<RunState, string>> = {
  DRAFT: "This run isn't approved yet.",
  APPROVED: "This run is approved: nothing of it changes any more.",
  PAID: "This run is paid.",
  DISCARDED: "This run was discarded.",
};

/**
 * Changes a run under a lock, for administrators, and returns it as it is afterwards. Throws NOT_FOUND if there is
 * none; STALE if it has changed since they saw it, so that only one of two concurrent changes succeeds; CONFLICT if it
 * is in none of the given states.
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

/** Reads a run. Throws NOT_FOUND if there is none. */
export async function foundRun(tx: Tx, id: string): Promise<Run> {
  const run = await selectRun(tx, id);
  if (!run) throw new Failure("NOT_FOUND");
  return run;
}
