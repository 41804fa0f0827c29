import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { changeEmail } from "../change-email";
import type { EmailChange } from "../change-email.sql";
import { lockReading } from "../reading/lock-reading";

/**
 * Releases an email from quarantine: it becomes new and is read. `more` holds further changes to store with it. An
 * email that isn't quarantined stays as it is.
 */
export function releaseEmail(
  ctx: Context,
  id: string,
  more: Pick<EmailChange, "senderTrust"> = {},
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const userId = ownerOf(tx);
    const { email } = await lockReading(tx, id);
    if (email.intake !== "QUARANTINED") return;
    await Promise.all([
      changeEmail(
        tx,
        email,
        { intake: "RECEIVED", intakeReason: null, status: "new", statusBefore: null, ...more },
        { action: "email.release", activity: "EMAIL_FORWARDED" },
      ),
      enqueueJob(tx, "extract-email", { userId, emailId: email.id }),
    ]);
  });
}
