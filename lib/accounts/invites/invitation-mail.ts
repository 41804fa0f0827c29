import "server-only";
import { readOwnUser } from "@/lib/accounts/users/own-user";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import type { RenderedMail } from "@/lib/platform/mail-kit/mail-template";
import { productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { renderMail } from "@/lib/platform/mail-kit/render-mail";
import { INVITATION, type InvitationFacts } from "@/lib/platform/mail-kit/templates/invitation";
import { acceptHref, INVITE_DAYS } from "./invitation.model";
import type { InvitePreviewRequest } from "./invite-request.model";

type Inviter = { readonly fullName: string | null; readonly companyName: string | null };
type Of = { readonly email: string; readonly message: string | null; readonly link: string };

/** Returns the contents of an invitation's email, which are the same in its preview. */
export function invitationMail({ fullName, companyName }: Inviter, of: Of): InvitationFacts {
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
