import "server-only";
import { notifyAgent } from "@/lib/accounts/notifications/notify-agent";
import { readPersonDates } from "@/lib/accounts/users/settings";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { dayInWords } from "@/lib/platform/base/dates/day-in-words";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import type { JobData } from "@/lib/platform/jobs/job.model";
import { lockEmail, selectItems } from "../email.sql";

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
