import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { lockOpen, updateInvitations } from "./invitation.sql";
import { makeInvitations } from "./invite-people";
import { storedAddress } from "./revoke-invitation";

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
