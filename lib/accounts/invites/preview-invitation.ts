import "server-only";
import { readOwnUser } from "@/lib/accounts/users/own-user";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import type { RenderedMail } from "@/lib/platform/mail-kit/mail-template";
import { postOffice } from "@/lib/platform/mail-kit/post-office";
import { renderMail } from "@/lib/platform/mail-kit/render-mail";
import { INVITATION } from "@/lib/platform/mail-kit/templates/invitation";
import { acceptHref } from "./invitation.model";
import { invitationMail } from "./invitation-mail";
import type { InvitePreviewRequest } from "./invite-request.model";

export type InvitationPreview = RenderedMail & { readonly to: string };

/** The very mail that an invitation would send, but that its link opens nothing. For administrators. */
export async function previewInvitation(
  ctx: Context,
  { email, message }: InvitePreviewRequest,
): Promise<InvitationPreview> {
  adminOnly(ctx);
  const link = acceptHref("preview", postOffice().origin);
  const facts = invitationMail(await readOwnUser(ctx), { email, message, link });
  return { ...(await renderMail(INVITATION, facts)), to: email };
}
