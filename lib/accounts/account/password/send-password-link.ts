import "server-only";
import { forgottenPassword } from "@/lib/accounts/identity/credentials.model";
import { limitSender } from "@/lib/accounts/identity/limit-sender";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { findUserByEmail } from "@/lib/accounts/users/find-user-by-email";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { parse } from "@/lib/platform/base/input";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";

const HOUR = 3_600;
/** Limits apply whoever asks, because the emails go to somebody who may not want them. */
const PER_ADDRESS = { name: "password-link", max: 3, seconds: HOUR };
const PER_NETWORK = { name: "password-link-network", max: 30, seconds: HOUR };

/**
 * Sends a link to the entered address if it belongs to an account. The response and its duration are the same if it
 * doesn't; the job then has no recipient. Throws NOT_FOUND where another provider handles sign-in.
 */
export async function sendPasswordLink(given: unknown, requestId: string): Promise<void> {
  if (identityProvider() !== "builtin") throw new Failure("NOT_FOUND");
  const { email } = parse(forgottenPassword, given);
  productMailer();
  await limitSender(PER_NETWORK);
  await limitRate(PER_ADDRESS, email);
  await inSystemTransaction(systemContext("password-link", requestId), async (tx) => {
    const userId = (await findUserByEmail(tx, email)) ?? newId();
    await enqueueJob(tx, "send-password-mail", { userId, about: "link" });
  });
}
