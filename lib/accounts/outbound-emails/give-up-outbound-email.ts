import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inTenant, ownerOf } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { failEmail } from "./fail-email";
import { stateOf } from "./outbound-email.model";
import { lockOutboundEmail } from "./outbound-email.sql";

/** Marks a mail whose job has failed for good. One that was sent, taken back or tried again since stays as it is. For the system. */
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
