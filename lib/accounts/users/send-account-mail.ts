import "server-only";
import { FORGOT_PATH } from "@/lib/accounts/identity/passwords/password.model";
import type { Context } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { hasPostOffice, productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { ACCOUNT_CHANGED } from "@/lib/platform/mail-kit/templates/account-changed";
import { readAddress } from "./own-user";

/** Tells the owner of an account what was done to it, and what to do if it wasn't them. */
export async function sendAccountMail(
  ctx: Context,
  { userId, about }: JobData["send-account-mail"],
): Promise<void> {
  if (!hasPostOffice()) return;
  const { origin, deliver: hand } = productMailer();
  const { email } = await inTenant(ctx, userId, readAddress);
  const facts = { about, link: new URL(FORGOT_PATH, origin).href };
  await hand(ACCOUNT_CHANGED, facts, { to: email, date: ctx.now });
}
