import "server-only";
import { recordActivity } from "@/lib/activity/record-activity";
import { recordAudit } from "@/lib/audit/record-audit";
import type { Context } from "@/lib/context/context";
import { inTransaction, ownerOf } from "@/lib/context/transaction";
import { enqueueJob } from "@/lib/jobs/enqueue-job";
import { updateEmail } from "./email.sql";
import { lockReading } from "./lock-reading";

/** Takes a mail out of quarantine: it is new, and is read. One that isn't there stays as it is. */
export function releaseEmail(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const userId = ownerOf(tx);
    const { email } = await lockReading(tx, id);
    if (email.intake !== "QUARANTINED") return;
    await Promise.all([
      updateEmail(tx, userId, email.id, {
        intake: "RECEIVED",
        intakeReason: null,
        status: "new",
        statusBefore: null,
        version: email.version + 1,
      }),
      recordActivity(tx, { type: "EMAIL_FORWARDED", emailId: email.id }),
      enqueueJob(tx, "extract-email", { userId, emailId: email.id }),
      recordAudit(tx, { action: "email.release", entity: "email", entityId: email.id }),
    ]);
  });
}
