import "server-only";
import type { Change } from "@/lib/audit/audit.model";
import { recordAudit } from "@/lib/audit/record-audit";
import { agentId, type Context } from "@/lib/context/context";
import { inTenant, type Tx } from "@/lib/context/transaction";
import { confirmPerson } from "@/lib/identity/confirm-person";
import { readAddress } from "@/lib/users/read-address";

/** Has the agent who asks prove once more that it is them, and answers their id; INVALID_INPUT where they don't. */
export async function proveAgent(ctx: Context, confirmation: string): Promise<string> {
  const userId = agentId(ctx);
  const { email } = await readAddress(ctx);
  await confirmPerson({ userId, email }, confirmation, ctx.now);
  return userId;
}

/** Writes down what the system does to a person's account at the wish of `actor`. In a system transaction. */
export function auditOwn(
  tx: Tx,
  userId: string,
  actor: Context["actor"],
  change: Pick<Change, "action" | "after">,
): Promise<void> {
  return inTenant(tx, userId, (own) =>
    recordAudit({ ...own, actor }, { ...change, entity: "user", entityId: userId }),
  );
}
