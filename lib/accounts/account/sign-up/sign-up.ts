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
import { hasPostOffice } from "@/lib/platform/mail-kit/post-office";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";

const HOUR = 3_600;
/** Whoever asks: the mails go to somebody who may not want them. */
const PER_ADDRESS = { name: "sign-up-mail", max: 5, seconds: HOUR };
const PER_NETWORK = { name: "sign-up-mail-network", max: 60, seconds: HOUR };

/**
 * Has the address of the form sent a mail by which its reader opens a new account, or that tells its owner of the one they
 * have: the answer, null, and the time it takes are the same. Who follows an invitation has read a mail there, and where no mail
 * can leave nobody could: they are signed in to a new account at once, by the token that is answered, and a taken address
 * is a CONFLICT. NOT_FOUND where others sign people in.
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
