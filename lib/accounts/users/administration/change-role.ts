import "server-only";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import type { RoleChange } from "./role-change.model";
import { lockStanding, updateStanding } from "./standing.sql";

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
