import "server-only";
import { type CalendarDate, dayIn, daysBetween } from "@/lib/platform/base/dates/calendar-date";
import { Failure } from "@/lib/platform/base/failure";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inTransaction, ownerOf } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import { changeEmail } from "../change-email";
import { lockReading } from "../reading/lock-reading";

const SECONDS_A_DAY = 86_400;

/**
 * Sets a reminder of an email on a day, such as the last day of an option; the email's row, the calendar feed and a
 * notification show it. Null removes the reminder. Throws CONFLICT for a settled email.
 */
export function setReminder(ctx: Context, id: string, day: CalendarDate | null): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const owner = ownerOf(tx);
    const { email } = await lockReading(tx, id);
    if (email.remindOn === day) return;
    if (day && email.status !== "new" && email.status !== "pending_review") {
      throw new Failure("CONFLICT", "This email is already settled. Undo that first.");
    }
    await changeEmail(tx, email, { remindOn: day }, { action: "email.remind" });
    if (day) {
      const days = Math.max(0, daysBetween(dayIn(tx.now, timeZoneOf(tx)), day));
      const job = { userId: owner, emailId: email.id, day };
      await enqueueJob(tx, "remind-of-email", job, days * SECONDS_A_DAY);
    }
  });
}
