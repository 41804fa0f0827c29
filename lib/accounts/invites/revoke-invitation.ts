import "server-only";
import { sendableAddress } from "@/lib/accounts/outbound-emails/sendable-address.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { lockOpen, reviveInvitation, updateInvitations } from "./invitation.sql";

/** Takes the open invitation of an address back: its link opens nothing from then on. Answers its id; NOT_FOUND where there is none. */
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

/** Lets a revoked invitation count again, with the link that was sent; CONFLICT where the address has another by now. */
export function restoreInvitation(ctx: Context, id: string): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    if (!(await reviveInvitation(tx, id))) throw new Failure("CONFLICT");
    await recordAudit(tx, { action: "invitation.restore", entity: "invitation", entityId: id });
  });
}

/** An address as invitations keep it; empty for what is none. */
export function storedAddress(given: string): string {
  return sendableAddress(given)?.toLowerCase() ?? "";
}
