import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { BOOKINGS_URL } from "@/lib/platform/base/addresses/addresses.model";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { type EmailFailure, type OutboundEmail, reasonOf, stateOf } from "./outbound-email.model";
import { lockOutboundEmail, updateOutboundEmail } from "./outbound-email.sql";

/**
 * Records why an email was not sent, and notifies its agent once per try. If it certainly didn't leave, it no longer
 * counts as being sent.
 */
export async function failEmail(tx: Tx, email: OutboundEmail, failure: EmailFailure): Promise<void> {
  const { id, attempt, sendingAt } = email;
  await updateOutboundEmail(tx, ownerOf(tx), id, {
    failedAt: tx.now,
    failure,
    sendingAt: failure === "UNREACHABLE" ? sendingAt : null,
  });
  await Promise.all([
    notifyAgent(tx, {
      type: "SYSTEM",
      topic: "commission",
      title: "An email to a supplier could not be sent",
      message: `${reasonOf(failure)} It is kept under Chase, where you can try again.`,
      dedupeKey: `email-not-sent:${id}:${attempt}`,
      detailsPath: BOOKINGS_URL.href("/bookings/open", { view: "chase" }),
    }),
    recordAudit(tx, {
      action: "email.fail",
      entity: "outbound_email",
      entityId: id,
      after: { failure, attempt },
    }),
  ]);
}

/**
 * Marks an email as failed after its job has failed for good. Does nothing if it was sent, withdrawn or retried since.
 * For the system.
 */
export function giveUpOutboundEmail(
  ctx: Context,
  { userId, emailId, attempt }: JobData["send-email"],
): Promise<void> {
  return inTenant(ctx, userId, async (tx) => {
    const email = await lockOutboundEmail(tx, ownerOf(tx), emailId);
    const isOpen = email && email.attempt === attempt && OPEN.has(stateOf(email));
    if (isOpen) await failEmail(tx, email, "UNREACHABLE");
  });
}

const OPEN: ReadonlySet<string> = new Set(["waiting", "sending"]);
