import "server-only";
import { endSessions } from "@/lib/accounts/identity/sessions/end-sessions";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import { lockStanding, updateStanding } from "./standing.sql";

/**
 * Suspends a person's account: ends their sessions and refuses all their requests until the account is restored, while
 * it still receives emails. Throws CONFLICT for one's own account and for the last administrator.
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

/** Restores a suspended account; its owner has to sign in again. */
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

/**
 * Reads when a person's account will be erased, locked against concurrent changes; null while no erasure is planned.
 */
export async function lockErasing(tx: Tx, userId: string): Promise<Date | null> {
  return (await lockStanding(tx, userId)).eraseAt;
}

/** Closes an account until its erasure, or reopens it with null. Throws CONFLICT for the last administrator. */
export function changeErasing(tx: Tx, userId: string, eraseAt: Date | null): Promise<void> {
  return updateStanding(tx, userId, { eraseAt });
}
