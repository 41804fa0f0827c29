import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { changeEmail } from "../change-email";
import type { EmailChange } from "../change-email.sql";
import { lockEmail } from "../email.sql";
import { lockReading } from "../reading/open-reading";
import { withdrawReviewItems } from "./review-item.sql";

/** Moves an email that becomes no booking, such as a commission statement, to Done. `undoConvert` brings it back. */
export function finishEmail(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { email } = await lockReading(tx, id);
    if (email.status === "processed") return;
    if (email.status === "rejected") throw new Failure("CONFLICT", "This email is in the trash.");
    await Promise.all([
      withdrawReviewItems(tx, ownerOf(tx), [email.id]),
      changeEmail(tx, email, { status: "processed", reviewStatus: "approved" }, { action: "email.finish" }),
    ]);
  });
}

/** Reads an email again if reading it failed or found nothing. Throws CONFLICT for any other email. */
export function retryEmail(ctx: Context, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const userId = ownerOf(tx);
    const email = await lockEmail(tx, userId, id);
    if (!email) throw new Failure("NOT_FOUND");
    if (email.intake === "RECEIVED") return;
    if (email.intake !== "FAILED" && email.intake !== "NO_DATA") throw new Failure("CONFLICT");
    await Promise.all([
      changeEmail(tx, email, { intake: "RECEIVED", intakeReason: null }, { action: "email.retry" }),
      enqueueJob(tx, "extract-email", { userId, emailId: email.id }),
    ]);
  });
}

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
