import "server-only";
import { credentials, secondFactor } from "@/lib/accounts/identity/credentials.model";
import { signOut as endSession } from "@/lib/accounts/identity/identity";
import { signInWithPassword } from "@/lib/accounts/identity/passwords/password";
import { takeReturnPath } from "@/lib/accounts/identity/return-path";
import { passSecondFactor } from "@/lib/accounts/identity/two-factor/pending-sign-in";
import { arrivedVisitor } from "@/lib/accounts/identity/visitor";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { finalAddress } from "@/lib/platform/base/addresses/routes";
import { parse } from "@/lib/platform/base/input";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";

/**
 * Signs in with the input of the form. Returns the token, for programs, and the page that was wanted before, at the
 * address where it is for this person.
 */
export async function signIn(given: unknown): Promise<{ token: string; goTo: string }> {
  const { token } = await signInWithPassword(parse(credentials, given));
  return { token, goTo: await wantedPage(token) };
}

/** Returns where somebody goes who has just signed in. */
export async function wantedPage(token: string): Promise<string> {
  return finalAddress(await takeReturnPath(), await arrivedVisitor(token));
}

/**
 * Completes signing in with the input of the second form. Returns the page that was wanted before. The use of a backup
 * code is recorded in the audit log, because somebody may have found the list.
 */
export async function signInWithCode(given: unknown, requestId: string): Promise<{ goTo: string }> {
  const { code, trust } = parse(secondFactor, given);
  const ctx = systemContext("sign-in", requestId);
  const { token, userId, by } = await passSecondFactor(code, trust === "on", ctx.now);
  if (by === "backup") {
    const change = { action: "user.use-backup-code", entity: "user", entityId: userId };
    await inTenant(ctx, userId, (tx) => recordAudit(tx, change));
  }
  return { goTo: await wantedPage(token) };
}

/** Ends the acting person's session, for every copy of its cookie. */
export async function signOut(): Promise<void> {
  await endSession();
}
