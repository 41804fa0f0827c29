import "server-only";
import { sendableAddress } from "@/lib/accounts/outbound-emails/sendable-address.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { lockOpen, reviveInvitation, updateInvitations } from "./invitation.sql";

/**
 * Revokes the open invitation of an address, whose link stops working. Returns its id; throws NOT_FOUND where there is
 * none.
 */
export function revokeInvitation(ctx: Context, given: string): Promise<string> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const [open] = await lockOpen(tx, [storedAddress(given)]);
    if (!open) throw new Failure("NOT_FOUND");
    await updateInvitations(tx, [open.id], { revokedAt: tx.now });
    await recordAudit(tx, { action: "invitation.revoke", entity: "invitation", entityId: open.id });
    return open.id;
  });
}

/**
 * Restores a revoked invitation, with the link that was sent. Throws CONFLICT where the address has another one by now.
 */
export function restoreInvitation(ctx: Context, id: string): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    if (!(await reviveInvitation(tx, id))) throw new Failure("CONFLICT");
    await recordAudit(tx, { action: "invitation.restore", entity: "invitation", entityId: id });
  });
}

/** Returns an address in the form in which invitations store it; empty for a malformed one. */
export function storedAddress(given: string): string {
  return sendableAddress(given)?.toLowerCase() ?? "";
}
