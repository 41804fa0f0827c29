import "server-only";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";

/**
 * Runs `work` for the agent who asks, as the system, since an agent's own request sees nothing of how one signs in.
 * NOT_FOUND where others sign people in.
 */
export function inSignInTransaction<T>(
  ctx: Context,
  work: (tx: Tx, userId: string) => Promise<T>,
): Promise<T> {
  const userId = agentId(ctx);
  if (identityProvider() !== "builtin") return Promise.reject(new Failure("NOT_FOUND"));
  const system: Context = { ...ctx, actor: { kind: "system", job: "sign-in" } };
  return inSystemTransaction(system, (tx) => work(tx, userId));
}
