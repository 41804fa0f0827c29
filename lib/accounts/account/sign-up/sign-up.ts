import "server-only";
import { newAccount } from "@/lib/accounts/identity/credentials.model";
import { limitSender } from "@/lib/accounts/identity/limit-sender";
import { admitNewAccount, signUpWithPassword } from "@/lib/accounts/identity/passwords/password";
import { keepSignUp } from "@/lib/accounts/identity/passwords/pending-sign-up";
import { followedInvitation } from "@/lib/accounts/invites/find-invitation";
import { parse } from "@/lib/platform/base/input";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { hasPostOffice } from "@/lib/platform/mail-kit/product-mailer";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";

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
