import "server-only";
import type { Context } from "@/lib/context/context";
import { inTenant } from "@/lib/context/transaction";
import { notifyAgent } from "@/lib/notifications/notify-agent";
import { changeEmail } from "../change-email";
import { lockEmail } from "../email.sql";

const REASON =
  "This e-mail could not be read. The original is kept: try again, or enter the booking by hand.";

/** Marks a mail whose reading has failed for good, and tells its agent once; one that was read after all stays as it is. For the system. */
export function giveUpEmail(ctx: Context, userId: string, emailId: string): Promise<void> {
  return inTenant(ctx, userId, async (tx) => {
    const email = await lockEmail(tx, userId, emailId);
    if (email?.intake !== "RECEIVED" && email?.intake !== "PARSING") return;
    await Promise.all([
      changeEmail(tx, email, { intake: "FAILED", intakeReason: REASON }, { action: null }),
      notifyAgent(tx, {
        type: "EMAIL_PARSED",
        title: "An e-mail could not be read",
        message: "Its original is kept. Try again, or enter the booking by hand.",
        emailTransformedId: emailId,
        dedupeKey: `email-failed:${emailId}`,
      }),
    ]);
  });
}
