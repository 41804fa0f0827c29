import "server-only";
import type { z } from "zod";
import { keptPassword, replacePassword } from "@/lib/accounts/identity/passwords/password";
import { endOtherSessions } from "@/lib/accounts/identity/sessions/session";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { auditOwn } from "../audit-own";
import { proveAgent } from "../prove-agent";
import { inSignInTransaction } from "../sign-in-transaction";
import type { passwordChange } from "./password-link.model";

/**
 * Changes the acting agent's password, given the current one, and ends their other sessions. Throws NOT_FOUND where
 * another provider handles sign-in, and CONFLICT if the password was changed elsewhere meanwhile.
 */
export async function changePassword(
  ctx: Context,
  { confirmation, password }: z.output<typeof passwordChange>,
): Promise<void> {
  await proveAgent(ctx, confirmation);
  await inSignInTransaction(ctx, async (tx, userId) => {
    const before = await keptPassword(userId);
    const change = { userId, password, action: "user.change-password", actor: ctx.actor } as const;
    if (before === undefined || !(await setPassword(tx, { ...change, before })))
      throw new Failure("CONFLICT");
    await endOtherSessions(tx, userId);
  });
}

type NewPassword = {
  readonly userId: string;
  /** The hash of the password to replace. */
  readonly before: string;
  readonly password: string;
  /** The action in the audit log, and who does it. */
  readonly action: "user.change-password" | "user.reset-password";
  readonly actor: Context["actor"];
};

/**
 * Sets a person's password, records it in the audit log and sends an email about it. Returns false if the password to
 * replace was changed meanwhile. Call it in a system transaction.
 */
export async function setPassword(
  tx: Tx,
  { userId, before, password, action, actor }: NewPassword,
): Promise<boolean> {
  if (!(await replacePassword(tx, userId, before, password))) return false;
  const about = action === "user.reset-password" ? "reset" : "change";
  await enqueueJob(tx, "send-password-mail", { userId, about });
  await auditOwn(tx, userId, actor, { action });
  return true;
}
