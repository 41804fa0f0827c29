import "server-only";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";

/**
 * Runs `work` for the acting agent as the system, since an agent's own requests have no access to the tables of
 * sign-in. Throws NOT_FOUND where another provider handles sign-in.
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
