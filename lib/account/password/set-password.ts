import "server-only";
import { Failure } from "@/lib/base/failure";
import type { Context } from "@/lib/context/context";
import { inSystemTransaction, type Tx } from "@/lib/context/transaction";
import { replacePassword } from "@/lib/identity/replace-password";
import { enqueueJob } from "@/lib/jobs/enqueue-job";
import { auditOwn } from "../prove-agent";
import { LINK_FAILED } from "./password-link.model";

type NewPassword = {
  readonly userId: string;
  /** The hash of the one that goes. */
  readonly before: string;
  readonly password: string;
  readonly action: "user.change-password" | "user.reset-password";
  /** Ends the sessions that were begun with the old one. */
  readonly endSessions: (tx: Tx) => Promise<void>;
};

/** Gives a person a new password, which the audit and a mail tell. CONFLICT where somebody was faster. As the system; `actor` is who stands in the audit. */
export async function setPassword(
  ctx: Context,
  { userId, before, password, action, endSessions }: NewPassword,
  actor: Context["actor"] = ctx.actor,
): Promise<void> {
  await inSystemTransaction(ctx, async (tx) => {
    if (!(await replacePassword(tx, userId, before, password))) throw new Failure("CONFLICT", LINK_FAILED);
    await endSessions(tx);
    await enqueueJob(tx, "send-password-mail", { userId, about: "change" });
    await auditOwn(tx, userId, actor, { action });
  });
}
