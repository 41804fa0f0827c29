import "server-only";
import { sendableAddress } from "@/lib/accounts/outbound-emails/sendable-address.model";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction } from "@/lib/platform/context/transaction";
import { productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import {
  type InvitationStats,
  type PendingInvitation,
  type PendingStretch,
  stateOf,
} from "./invitation.model";
import {
  countInvitations,
  lockOpen,
  reviveInvitation,
  selectPending,
  updateInvitations,
} from "./invitation.sql";
import { makeInvitations } from "./invite-people";

/**
 * Lists the invitations that were neither accepted nor revoked, newest first. Expired ones are included, because they
 * can be sent again. For administrators.
 */
export function listInvitations(
  ctx: Context,
  stretch: PendingStretch,
): Promise<{ readonly data: readonly PendingInvitation[]; readonly count: number }> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const [rows, [counted]] = await selectPending(tx, stretch);
    const data = rows.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      invitedBy: row.inviterName,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      isExpired: stateOf(row, tx.now) !== "valid",
      delivery: deliveryOf(row),
    }));
    return { data, count: counted?.count ?? 0 };
  });
}

/** Returns the number of invitations by state. For administrators. */
export function readInvitationStats(ctx: Context): Promise<InvitationStats> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, countInvitations);
}

type Sending = { readonly sentAt: Date | null; readonly failedAt: Date | null };

function deliveryOf({ sentAt, failedAt }: Sending): PendingInvitation["delivery"] {
  if (sentAt) return "sent";
  return failedAt ? "failed" : "queued";
}

/** A strict limit, because the address may belong to somebody who never asked. */
const PER_ADDRESS = { name: "invite-again", max: 6, seconds: 86_400 };
const COOLING_SECONDS = 60;

/**
 * Replaces the open invitation of an address by a new one, which starts another seven days; the old link stops working.
 * Throws NOT_FOUND where there is none, and RATE_LIMITED within a minute of the last one.
 */
export async function resendInvitation(ctx: Context, given: string): Promise<void> {
  adminOnly(ctx);
  const email = storedAddress(given);
  productMailer();
  await limitRate(PER_ADDRESS, email, ctx.now.getTime());
  await inSystemTransaction(ctx, async (tx) => {
    const [open] = await lockOpen(tx, [email]);
    if (!open) throw new Failure("NOT_FOUND");
    const wait = COOLING_SECONDS - Math.floor((tx.now.getTime() - open.createdAt.getTime()) / 1_000);
    if (wait > 0) throw new Failure("RATE_LIMITED", undefined, { retryAfter: wait });
    await updateInvitations(tx, [open.id], { replacedAt: tx.now });
    await makeInvitations(tx, [email], { role: open.role, message: open.message });
    await recordAudit(tx, { action: "invitation.resend", entity: "invitation", entityId: open.id });
  });
}

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
function storedAddress(given: string): string {
  return sendableAddress(given)?.toLowerCase() ?? "";
}
