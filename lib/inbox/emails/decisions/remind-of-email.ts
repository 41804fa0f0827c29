import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { readPersonDates } from "@/lib/accounts/users/settings";
import { type CalendarDate, calendarDate, dayIn, daysBetween } from "@/lib/platform/base/dates/calendar-date";
import { dayInWords } from "@/lib/platform/base/dates/day-in-words";
import { Failure } from "@/lib/platform/base/failure";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inTransaction, ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { changeEmail } from "../change-email";
import { lockEmail, selectItems } from "../email.sql";
import { lockReading } from "../reading/open-reading";

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

/** Notifies the agent of the day of a reminder, unless they removed it or the email has been settled since. */
export async function remindOfEmail(tx: Tx, { emailId, day }: JobData["remind-of-email"]): Promise<void> {
  const owner = ownerOf(tx);
  const email = await lockEmail(tx, owner, emailId);
  if (
    !email?.remindOn ||
    email.remindOn !== day ||
    (email.status !== "new" && email.status !== "pending_review")
  )
    return;
  const [[item], { dateFormat }] = await Promise.all([
    selectItems(tx, owner, email.id),
    readPersonDates(tx, owner),
  ]);
  await notifyAgent(tx, {
    type: "SYSTEM",
    topic: "bookings",
    title: "Option ends",
    message: `The option of ${email.subject ?? "an email"} ends on ${dayInWords(calendarDate.parse(day), dateFormat)}.`,
    ...(item ? { emailTransformedId: item.id } : {}),
    dedupeKey: `reminder:${email.id}:${day}`,
  });
}
