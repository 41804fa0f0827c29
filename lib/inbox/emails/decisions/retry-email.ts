import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { changeEmail } from "../change-email";
import { lockEmail } from "../email.sql";

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
