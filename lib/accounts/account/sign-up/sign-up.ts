import "server-only";
import { newAccount } from "@/lib/accounts/identity/credentials.model";
import { limitSender } from "@/lib/accounts/identity/limit-sender";
import { admitNewAccount, signUpWithPassword } from "@/lib/accounts/identity/passwords/password";
import { FORGOT_PATH, SIGN_UP_HOURS } from "@/lib/accounts/identity/passwords/password.model";
import {
  hasSignedUpHere,
  isChosenPassword,
  keepSignUp,
  openPendingSignUp,
  pendingSignUp,
  signUpBehind,
  signUpToken,
} from "@/lib/accounts/identity/passwords/pending-sign-up";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { followedInvitation } from "@/lib/accounts/invites/find-invitation";
import { findUserByEmail } from "@/lib/accounts/users/own-user";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { parse } from "@/lib/platform/base/input";
import { type Context, systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { hasPostOffice, productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { ACCOUNT_EXISTS } from "@/lib/platform/mail-kit/templates/account-exists";
import { OPEN_ACCOUNT } from "@/lib/platform/mail-kit/templates/open-account";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { signUpConfirmation, signUpHref, signUpLink } from "./sign-up.model";

const HOUR = 3_600;
/** Limits apply whoever asks, because the emails go to somebody who may not want them. */
const PER_ADDRESS = { name: "sign-up-mail", max: 5, seconds: HOUR };
const PER_NETWORK = { name: "sign-up-mail-network", max: 60, seconds: HOUR };

/**
 * Sends an email with a link that opens a new account, or one that tells the owner of the address that they already
 * have an account: the response (a null token) and its duration are the same. People who follow an invitation have
 * already proved their address, and where email can't be sent nobody could. In both cases they are signed in to a new
 * account immediately with the token in the response, and an address that is taken is a CONFLICT. Throws NOT_FOUND
 * where another provider handles sign-in.
 */
export async function signUp(given: unknown, requestId: string): Promise<{ token: string | null }> {
  const account = parse(newAccount, given);
  const isInvited = (await followedInvitation())?.email.toLowerCase() === account.email;
  if (isInvited || !hasPostOffice()) return signUpWithPassword(account);
  await admitNewAccount(account);
  await limitSender(PER_NETWORK);
  await limitRate(PER_ADDRESS, account.email);
  const signUpId = await keepSignUp(account);
  await inSystemTransaction(systemContext("sign-up", requestId), (tx) =>
    enqueueJob(tx, "send-sign-up-mail", { signUpId }),
  );
  return { token: null };
}

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

const TRIES = { name: "confirm-sign-up", max: 10, seconds: 900 };

/**
 * Returns whether the page that the email's link opens must also ask for the password, which it does in a browser other
 * than the one that signed up; null for a link that doesn't work.
 */
export async function askToConfirm(given: unknown): Promise<{ readonly byPassword: boolean } | null> {
  if (identityProvider() !== "builtin") return null;
  const link = parse(signUpLink, given);
  if ((await signUpBehind(link)) === null) return null;
  return { byPassword: !(await hasSignedUpHere(link.of)) };
}

/**
 * Opens the account of a person who has received the email and knows the chosen password, and signs them in. Throws
 * INVALID_INPUT for a wrong password, and CONFLICT for a link that was used, has expired or is invalid.
 */
export async function confirmSignUp(given: unknown): Promise<void> {
  if (identityProvider() !== "builtin") throw new Failure("NOT_FOUND");
  const { confirmation, ...link } = parse(signUpConfirmation, given);
  const pending = await signUpBehind(link);
  if (pending === null) throw new Failure("CONFLICT", FAILED);
  if (!(await hasSignedUpHere(link.of))) {
    await limitRate(TRIES, link.of);
    if (!(await isChosenPassword(pending, confirmation))) throw invalidField("confirmation", WRONG);
  }
  if (!(await openPendingSignUp(link.of, pending))) throw new Failure("CONFLICT", FAILED);
}

const WRONG = "The password is wrong.";
const FAILED = "This link doesn't work any more. Sign in, or create the account again.";
