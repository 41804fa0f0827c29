import "server-only";
import { FORGOT_PATH, SIGN_UP_HOURS } from "@/lib/accounts/identity/passwords/password.model";
import { pendingSignUp, signUpToken } from "@/lib/accounts/identity/passwords/pending-sign-up";
import { findUserByEmail } from "@/lib/accounts/users/find-user-by-email";
import type { Context } from "@/lib/platform/context/context";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { hasPostOffice, productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { ACCOUNT_EXISTS } from "@/lib/platform/mail-kit/templates/account-exists";
import { OPEN_ACCOUNT } from "@/lib/platform/mail-kit/templates/open-account";
import { signUpHref } from "./sign-up.model";

/**
 * Sends the link that opens the account to whoever signed up, or tells the owner of the address that they already have
 * one.
 */
export async function sendSignUpMail(
  ctx: Context,
  { signUpId }: JobData["send-sign-up-mail"],
): Promise<void> {
  const pending = hasPostOffice() ? await pendingSignUp(signUpId) : null;
  if (pending === null) return;
  const { origin, deliver: hand } = productMailer();
  const to = { to: pending.email, date: ctx.now, id: `sign-up-${signUpId}` };
  if ((await findUserByEmail(ctx, pending.email)) !== undefined) {
    await hand(ACCOUNT_EXISTS, { link: new URL(FORGOT_PATH, origin).href }, to);
    return;
  }
  const link = signUpHref(origin, { of: signUpId, token: signUpToken(signUpId) });
  await hand(OPEN_ACCOUNT, { link, hours: SIGN_UP_HOURS }, to);
}
