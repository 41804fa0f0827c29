import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";

/**
 * Runs `work` on an agent's rows for the platform; this includes an administrator's own rows, which they may not write
 * themselves.
 */
export function inAgentTransaction<T>(
  ctx: Context | Tx,
  userId: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return inSystemTransaction(ctx, (tx) => inTenant(tx, userId, work));
}
