import "server-only";
import { FORGOT_PATH, LINK_MINUTES } from "@/lib/accounts/identity/passwords/password.model";
import { newPasswordLink } from "@/lib/accounts/identity/passwords/password-link";
import { readAddress } from "@/lib/accounts/users/own-user";
import type { Context } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { hasPostOffice, productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { NEW_PASSWORD } from "@/lib/platform/mail-kit/templates/new-password";
import { PASSWORD_CHANGED } from "@/lib/platform/mail-kit/templates/password-changed";
import { passwordLinkHref } from "./password-link.model";

/**
 * Sends a person a link for a new password, or tells them that they have one. Sends no link to a person without a
 * password.
 */
export async function sendPasswordMail(
  ctx: Context,
  { userId, about }: JobData["send-password-mail"],
): Promise<void> {
  if (!hasPostOffice()) return;
  const { origin, deliver: hand } = productMailer();
  const toPerson = async () => ({ to: (await inTenant(ctx, userId, readAddress)).email, date: ctx.now });
  if (about !== "link") {
    const facts = { link: new URL(FORGOT_PATH, origin).href, wasForgotten: about === "reset" };
    await hand(PASSWORD_CHANGED, facts, await toPerson());
    return;
  }
  const link = await newPasswordLink(userId, ctx.now);
  if (link === null) return;
  const facts = { link: passwordLinkHref(origin, link), minutes: LINK_MINUTES };
  await hand(NEW_PASSWORD, facts, await toPerson());
}
