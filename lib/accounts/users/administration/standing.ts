import "server-only";
import { endSessions } from "@/lib/accounts/identity/sessions/end-sessions";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import { lockStanding, updateStanding } from "./standing.sql";

/**
 * Closes a person's account: their sessions end with it, and nothing they ask for is answered until it is restored. What
 * comes in for them is kept. CONFLICT for one's own account and that of the last administrator.
 */
export function suspendUser(ctx: Context, id: string): Promise<void> {
  if (adminOnly(ctx) === id) return Promise.reject(new Failure("CONFLICT", OWN));
  return inSystemTransaction(ctx, async (tx) => {
    const { suspendedAt } = await lockStanding(tx, id);
    if (suspendedAt !== null) return;
    await updateStanding(tx, id, { suspendedAt: tx.now });
    await endSessions(tx, id);
    await record(tx, id, "user.suspend", true);
  });
}

/** Opens a suspended account again; its person signs in anew. */
export function restoreUser(ctx: Context, id: string): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { suspendedAt } = await lockStanding(tx, id);
    if (suspendedAt === null) return;
    await updateStanding(tx, id, { suspendedAt: null });
    await record(tx, id, "user.restore", false);
  });
}

const OWN = "You can't suspend your own account. Another administrator can.";

function record(tx: Tx, id: string, action: string, suspended: boolean): Promise<void> {
  const change = { before: { suspended: !suspended }, after: { suspended } };
  return inTenant(tx, id, (own) => recordAudit(own, { action, entity: "user", entityId: id, ...change }));
}

/** When a person's account is erased, locked against a change at the same time; null while nobody wants that. */
export async function lockErasing(tx: Tx, userId: string): Promise<Date | null> {
  return (await lockStanding(tx, userId)).eraseAt;
}

/** Closes an account until then, or with null opens it again. CONFLICT for the last administrator. */
export function changeErasing(tx: Tx, userId: string, eraseAt: Date | null): Promise<void> {
  return updateStanding(tx, userId, { eraseAt });
}
