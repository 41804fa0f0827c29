import "server-only";
import { clearAccess, endAccess, endedAccess } from "@/lib/accounts/identity/access/end-access";
import { rememberReset } from "@/lib/accounts/identity/access/reset-cookie";
import { limitSender } from "@/lib/accounts/identity/limit-sender";
import { passwordBehind } from "@/lib/accounts/identity/passwords/password-link";
import { proveAddress } from "@/lib/accounts/identity/prove-address";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { endSessions } from "@/lib/accounts/identity/sessions/end-sessions";
import { Failure } from "@/lib/platform/base/failure";
import { parse } from "@/lib/platform/base/input";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction } from "@/lib/platform/context/transaction";
import { auditOwn } from "../audit-own";
import { setPassword } from "./change-password";
import { LINK_FAILED, passwordLink, passwordReset } from "./password-link.model";

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
