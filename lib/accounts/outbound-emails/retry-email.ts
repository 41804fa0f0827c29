import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { stateOf, tryingAgain } from "./outbound-email.model";
import { lockOutboundEmail, updateOutboundEmail } from "./outbound-email.sql";
import { UNDO_SECONDS } from "./queue-email";

/**
 * Sends a failed email again. Does nothing to one that is not in the state `failed`. Throws CONFLICT while another one
 * is waiting for the supplier.
 */
export function retryEmail(ctx: Tx, id: string): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const email = await lockOutboundEmail(tx, owner, id);
    if (!email) throw new Failure("NOT_FOUND");
    if (stateOf(email) !== "failed") return;
    const again = tryingAgain(email, tx.now);
    await updateOutboundEmail(tx, owner, id, again);
    const job = { userId: owner, emailId: id, attempt: again.attempt };
    await enqueueJob(tx, "send-email", job, again.sendingAt ? 0 : UNDO_SECONDS);
    await recordAudit(tx, {
      action: "email.retry",
      entity: "outbound_email",
      entityId: id,
      before: { failure: email.failure },
      after: { attempt: again.attempt },
    });
  });
}
