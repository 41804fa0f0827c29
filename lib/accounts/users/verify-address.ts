import "server-only";
import { consumeAddressToken, newAddressToken } from "@/lib/accounts/identity/prove-address";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { agentId, type Context } from "@/lib/platform/context/context";
import { inTransaction } from "@/lib/platform/context/transaction";
import { productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { VERIFY_ADDRESS } from "@/lib/platform/mail-kit/templates/verify-address";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { LINK_HOURS, VERIFICATION_FAILED, verificationLink } from "./address-verification.model";
import { readAddress } from "./own-user";

const COOLING = { name: "verification-email", max: 1, seconds: 60 };
/** A strict limit whoever asks, because the address may belong to somebody who has never heard of the product. */
const PER_ADDRESS = { name: "verification-address", max: 5, seconds: 86_400 };
const HOUR_MS = 3_600_000;

/**
 * Sends the acting agent a link that verifies the account's own address; it invalidates an earlier link. Does nothing
 * if the address is verified. The email is sent directly rather than by a job, because only a hash of the token is
 * stored.
 */
export async function sendVerificationEmail(ctx: Context): Promise<void> {
  if (identityProvider() !== "builtin") throw new Failure("NOT_ALLOWED", AT_CLERK);
  const { email, isVerified } = await readAddress(ctx);
  if (isVerified) return;
  const { origin, post } = productMailer();
  const userId = agentId(ctx);
  await limitRate(COOLING, userId, ctx.now.getTime());
  await limitRate(PER_ADDRESS, email.toLowerCase(), ctx.now.getTime());
  const expiresAt = new Date(ctx.now.getTime() + LINK_HOURS * HOUR_MS);
  const token = await newAddressToken({ userId, email: email.toLowerCase(), expiresAt });
  const facts = { link: verificationLink(origin, token), hours: LINK_HOURS };
  await post(VERIFY_ADDRESS, facts, { to: email, date: ctx.now });
}

const AT_CLERK = "Your email address is verified where you manage your account.";

const TRIES = { name: "verify-address", max: 20, seconds: 900 };

/**
 * Verifies the account's own address by the link that was sent to it, once; does nothing if it is verified. Throws
 * CONFLICT for a link that was used or replaced, has expired, or was sent for another account. Opening the link proves
 * that the person reads the email; being signed in proves that they also requested it.
 */
export async function verifyAddress(ctx: Context, token: string): Promise<void> {
  const userId = agentId(ctx);
  await limitRate(TRIES, userId, ctx.now.getTime());
  if (!(await consumeAddressToken(userId, token, ctx.now))) {
    if ((await readAddress(ctx)).isVerified) return;
    throw new Failure("CONFLICT", VERIFICATION_FAILED);
  }
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, { action: "user.verify-address", entity: "user", entityId: userId }),
  );
}
