import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";

/** Runs `work` on an agent's rows for the platform: an administrator's own rows too, which they may not write for themself. */
export function ofAgent<T>(ctx: Context | Tx, userId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return inSystemTransaction(ctx, (tx) => inTenant(tx, userId, work));
}
