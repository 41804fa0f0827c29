import "server-only";
import { readOwnUser } from "@/lib/accounts/users/own-user";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import type { RenderedMail } from "@/lib/platform/mail-kit/mail-template";
import { productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { renderMail } from "@/lib/platform/mail-kit/render-mail";
import { INVITATION, type InvitationFacts } from "@/lib/platform/mail-kit/templates/invitation";
import { acceptHref, INVITE_DAYS, stateOf } from "./invitation.model";
import { markFailed, selectInvitation, updateInvitations } from "./invitation.sql";
import { tokenOf } from "./invite-people";
import type { InvitePreviewRequest } from "./invite-request.model";

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

type Inviter = { readonly fullName: string | null; readonly companyName: string | null };
type Of = { readonly email: string; readonly message: string | null; readonly link: string };

/** Returns the contents of an invitation's email, which are the same in its preview. */
function invitationMail({ fullName, companyName }: Inviter, of: Of): InvitationFacts {
  return {
    ...of,
    inviterName: fullName || "An administrator",
    companyName: companyName || "Tallyport",
    days: INVITE_DAYS,
  };
}

export type InvitationPreview = RenderedMail & { readonly to: string };

/**
 * Returns the email that an invitation would send, except that its link gives access to nothing. For administrators.
 */
export async function previewInvitation(
  ctx: Context,
  { email, message }: InvitePreviewRequest,
): Promise<InvitationPreview> {
  adminOnly(ctx);
  const link = acceptHref("preview", productMailer().origin);
  const facts = invitationMail(await readOwnUser(ctx), { email, message, link });
  return { ...(await renderMail(INVITATION, facts)), to: email };
}
