import "server-only";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { type CachedFigures, isRecent } from "./cached-figures.model";
import { lockName, selectKept, upsertKept } from "./kept-figures.sql";

/**
 * Returns figures that `addUp` computes over all agents, cached for up to a minute. Of several simultaneous callers one
 * computes and the others wait for it. The value is stored as JSON under its name: whoever changes its shape must
 * change the name.
 */
export function cacheFigures<T>(
  ctx: Context,
  name: string,
  addUp: (tx: Tx) => Promise<T>,
): Promise<CachedFigures<T>> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const kept = await recent<T>(tx, name);
    if (kept) return kept;
    await lockName(tx, name);
    const meanwhile = await recent<T>(tx, name);
    if (meanwhile) return meanwhile;
    const value = await addUp(tx);
    await upsertKept(tx, name, value);
    return { at: tx.now.toISOString(), value };
  });
}

async function recent<T>(tx: Tx, name: string): Promise<CachedFigures<T> | undefined> {
  const row = await selectKept(tx, name);
  if (!row || !isRecent(row.at, tx.now)) return;
  return { at: row.at.toISOString(), value: row.value as T };
}
