import "server-only";
import type { z } from "zod";
import { keptPassword, replacePassword } from "@/lib/accounts/identity/passwords/replace-password";
import { endOtherSessions } from "@/lib/accounts/identity/sessions/end-sessions";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { auditOwn } from "../audit-own";
import { proveAgent } from "../prove-agent";
import { inSignInTransaction } from "../sign-in-transaction";
import type { passwordChange } from "./password-link.model";

/**
 * Gives the agent who asks another password, with the present one, and ends their other sessions. NOT_FOUND where others
 * sign people in, CONFLICT where another window was faster.
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
  /** The hash of the one that goes. */
  readonly before: string;
  readonly password: string;
  /** As it stands in the audit, and by whom. */
  readonly action: "user.change-password" | "user.reset-password";
  readonly actor: Context["actor"];
};

/** Gives a person a new password, which the audit and a mail tell; false where the one that goes has gone meanwhile. In a system transaction. */
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
