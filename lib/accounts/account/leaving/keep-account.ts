import "server-only";
import { changeErasing, lockErasing } from "@/lib/accounts/users/administration/close-account";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { auditOwn } from "../audit-own";
import { asSystem } from "./leave-account";
import { mayBeKept } from "./leaving.model";

/** Opens the account of the agent who asks again, as it was; CONFLICT once it is being erased. One that isn't left stays as it is. */
export async function keepAccount(ctx: Context): Promise<void> {
  const userId = agentId(ctx);
  await inSystemTransaction(asSystem(ctx), async (tx) => {
    const eraseAt = await lockErasing(tx, userId);
    if (eraseAt === null) return;
    if (!mayBeKept(eraseAt, tx.now)) throw new Failure("CONFLICT", TOO_LATE);
    await changeErasing(tx, userId, null);
    await auditOwn(tx, userId, ctx.actor, { action: "user.keep" });
  });
}

const TOO_LATE = "Your account is being deleted already. It can't be kept any more.";
