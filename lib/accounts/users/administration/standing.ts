import "server-only";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { endSessions } from "@/lib/accounts/identity/sessions/session";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import type { RoleChange } from "./role-change.model";
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

/**
 * Gives a person a role, which applies from their next request on. Throws CONFLICT where that would leave no
 * administrator. Returns their previous role.
 */
export function changeRole(ctx: Context, { id, role }: RoleChange): Promise<{ before: Role }> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const { role: before } = await lockStanding(tx, id);
    if (before === role) return { before };
    await updateStanding(tx, id, { role });
    await inTenant(tx, id, (own) =>
      recordAudit(own, {
        action: "user.change-role",
        entity: "user",
        entityId: id,
        before: { role: before },
        after: { role },
      }),
    );
    return { before };
  });
}
