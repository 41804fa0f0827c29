import "server-only";
import {
  clearAccess,
  endAccess,
  endedAccess,
  forgetReset,
  keepAccess,
  rememberedReset,
  rememberReset,
} from "@/lib/accounts/identity/access/end-access";
import { endedWords } from "@/lib/accounts/identity/access/ended-access.model";
import { forgottenPassword } from "@/lib/accounts/identity/credentials.model";
import { limitSender } from "@/lib/accounts/identity/limit-sender";
import { FORGOT_PATH, LINK_MINUTES } from "@/lib/accounts/identity/passwords/password.model";
import { newPasswordLink, passwordBehind } from "@/lib/accounts/identity/passwords/password-link";
import { proveAddress } from "@/lib/accounts/identity/prove-address";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { endSessions } from "@/lib/accounts/identity/sessions/session";
import { findUserByEmail, readAddress } from "@/lib/accounts/users/own-user";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import { parse } from "@/lib/platform/base/input";
import { type Context, systemContext } from "@/lib/platform/context/context";
import { inSystemReadTransaction, inSystemTransaction, inTenant } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { hasPostOffice, productMailer } from "@/lib/platform/mail-kit/product-mailer";
import { NEW_PASSWORD } from "@/lib/platform/mail-kit/templates/new-password";
import { PASSWORD_CHANGED } from "@/lib/platform/mail-kit/templates/password-changed";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { auditOwn } from "../audit-own";
import { setPassword } from "./change-password";
import { LINK_FAILED, passwordLink, passwordLinkHref, passwordReset } from "./password-link.model";

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

const TRIES = { name: "reset-password", max: 30, seconds: 900 };

/** Whether the link that opened a page still works. */
export async function isPasswordLink(given: unknown): Promise<boolean> {
  if (identityProvider() !== "builtin") return false;
  const ctx = systemContext("reset-password");
  return (await passwordBehind(parse(passwordLink, given), ctx.now)) !== null;
}

/**
 * Sets the password that the holder of such a link has chosen, and ends every session of the account and everything
 * else that gives access to it, because somebody else may have set that up. What ended may be kept (`keepAfterReset`),
 * unless the link is the first proof of the account's address. Returns whether there is anything to keep. Throws
 * CONFLICT for a link that was used, has expired or is invalid.
 */
export async function resetPassword(given: unknown, requestId: string): Promise<{ endedSomething: boolean }> {
  if (identityProvider() !== "builtin") throw new Failure("NOT_FOUND");
  const { password, ...link } = parse(passwordReset, given);
  await limitSender(TRIES);
  const ctx = systemContext("reset-password", requestId);
  const before = await passwordBehind(link, ctx.now);
  if (before === null) throw new Failure("CONFLICT", LINK_FAILED);
  const userId = link.of;
  const change = { userId, before, password, action: "user.reset-password", actor: ctx.actor } as const;
  const endedSomething = await inSystemTransaction(ctx, async (tx) => {
    if (!(await setPassword(tx, change))) throw new Failure("CONFLICT", LINK_FAILED);
    await endSessions(tx, userId);
    if (!(await proveAddress(tx, userId))) {
      await clearAccess(tx, userId);
      await auditOwn(tx, userId, ctx.actor, { action: "user.verify-address" });
      return false;
    }
    await endAccess(tx, userId);
    return (await endedAccess(tx, userId, tx.now)).length > 0;
  });
  if (endedSomething) await rememberReset({ userId, at: ctx.now });
  return { endedSomething };
}

/**
 * Returns what ended when a forgotten password was reset in this browser and may still be kept; empty in any other
 * browser.
 */
export async function askWhatToKeep() {
  const ctx = systemContext("reset-password");
  const reset = identityProvider() === "builtin" ? await rememberedReset(ctx.now) : null;
  if (!reset) return [];
  const ended = await inSystemReadTransaction(ctx, (tx) => endedAccess(tx, reset.userId, reset.at));
  return ended.map((one) => ({ key: one.key, ...endedWords(one, ctx.now) }));
}

/**
 * Restores what the given keys name, once; everything else stays ended. Does nothing if no password was reset in this
 * browser.
 */
export async function keepAfterReset(given: ReadonlySet<string>, requestId: string): Promise<void> {
  const ctx = systemContext("reset-password", requestId);
  if (identityProvider() !== "builtin") throw new Failure("NOT_FOUND");
  const reset = await rememberedReset(ctx.now);
  await forgetReset();
  if (!reset) return;
  await inSystemTransaction(ctx, async (tx) => {
    const ended = await endedAccess(tx, reset.userId, reset.at);
    const kept = ended.filter(({ key }) => given.has(key));
    if (kept.length === 0) return;
    await keepAccess(tx, reset.userId, reset.at, kept);
    const after = { kept: kept.map(({ key }) => key).join(", ") };
    await auditOwn(tx, reset.userId, ctx.actor, { action: "user.keep-access", after });
  });
}
