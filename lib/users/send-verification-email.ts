import "server-only";
import { appOrigin } from "@/lib/base/env";
import { Failure } from "@/lib/base/failure";
import { newId } from "@/lib/base/id";
import { agentId, type Context } from "@/lib/context/context";
import { newAddressToken } from "@/lib/identity/address-token";
import { identityProvider } from "@/lib/identity/provider";
import { configuredMailer } from "@/lib/mail/outbound-mail";
import { limitRate } from "@/lib/rate-limit/limit-rate";
import { LINK_HOURS, verificationMail } from "./address-verification.model";
import { readAddress } from "./read-address";

const COOLING = { name: "verification-email", max: 1, seconds: 60 };
/** Whoever asks: the address may be somebody's who never heard of us. */
const PER_ADDRESS = { name: "verification-address", max: 5, seconds: 86_400 };
const HOUR_MS = 3_600_000;

/**
 * Sends the agent who asks a link that proves the account's own address; an earlier link stops working. Nothing happens
 * when it is proved. It goes out at once and not by a job, because of its token only a hash is kept. Its link leads to
 * APP_URL alone: the host that a request names is its sender's word.
 */
export async function sendVerificationEmail(ctx: Context): Promise<void> {
  if (identityProvider() !== "builtin") throw new Failure("NOT_ALLOWED", AT_CLERK);
  const { email, isVerified } = await readAddress(ctx);
  if (isVerified) return;
  const [mailer, origin] = [configuredMailer(), appOrigin()];
  if (!mailer) throw new Failure("MAIL_NOT_CONFIGURED");
  if (!origin) throw new Failure("MAIL_NOT_CONFIGURED", NO_ORIGIN);
  const userId = agentId(ctx);
  await limitRate(COOLING, userId, ctx.now.getTime());
  await limitRate(PER_ADDRESS, email.toLowerCase(), ctx.now.getTime());
  const expiresAt = new Date(ctx.now.getTime() + LINK_HOURS * HOUR_MS);
  const token = await newAddressToken({ userId, email: email.toLowerCase(), expiresAt });
  const id = newId();
  const mail = { id, key: id, to: email, replyTo: null, date: ctx.now };
  const delivery = await mailer({ ...mail, ...verificationMail(origin, token) });
  if (delivery.kind === "refused") throw new Failure("PROVIDER_FAILED", NOT_TAKEN);
}

const AT_CLERK = "Your e-mail address is verified where you manage your account.";
const NO_ORIGIN = "Links can't be sent from here until whoever runs this installation sets APP_URL.";
const NOT_TAKEN = "The mail provider did not take the verification e-mail.";
