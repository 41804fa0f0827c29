import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { INVITATION } from "@/lib/platform/mail-kit/templates/invitation";
import { acceptHref, stateOf } from "./invitation.model";
import { markFailed, selectInvitation, updateInvitations } from "./invitation.sql";
import { invitationMail } from "./invitation-mail";
import { tokenOf } from "./invitation-token";

/**
 * Sends the email of one invitation, unless it was sent or the invitation is no longer valid. Each try is the same
 * delivery of the same link.
 */
export async function sendInvitation(
  ctx: Context,
  { invitationId: id }: JobData["send-invitation"],
): Promise<(tx: Tx) => Promise<void>> {
  const invitation = await inSystemReadTransaction(ctx, (tx) => selectInvitation(tx, id));
  if (!invitation || invitation.sentAt || stateOf(invitation, ctx.now) !== "valid") {
    return () => Promise.resolve();
  }
  const { origin, post } = productMailer();
  const { email, message, nonce, inviterName, companyName, createdAt } = invitation;
  const link = acceptHref(tokenOf(nonce), origin);
  const facts = invitationMail({ fullName: inviterName, companyName }, { email, message, link });
  await post(INVITATION, facts, { id, to: email, date: createdAt });
  return (tx) => updateInvitations(tx, [id], { sentAt: tx.now, failedAt: null });
}

/** Marks the email as failed, which the list shows. */
export function giveUpInvitation(ctx: Context, { invitationId }: JobData["send-invitation"]): Promise<void> {
  return inSystemTransaction(ctx, (tx) => markFailed(tx, invitationId));
}
