import "server-only";
import { replacePassword } from "@/lib/accounts/identity/passwords/replace-password";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { auditOwn } from "../audit-own";

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
