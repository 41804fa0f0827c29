import type { FieldChange } from "@/lib/inbox/emails/decisions/item-edit.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { correctEmailAction, retryEmailAction, setReminderAction } from "../actions";
import type { OpenedEmail } from "../use-email";
import type { EmailChanges } from "../use-email-changes";
import { undoing } from "./email-mutations";
import { useConversion } from "./use-conversion";

/** Returns all actions for the open email; `onNext` moves to the next reading. */
export function useEmailActions(hands: EmailChanges, email: OpenedEmail, onNext: () => void) {
  return {
    ...useConversion(hands, email, onNext),
    ...emailCorrections(hands, email),
    transfer: hands.transfer,
  };
}

export type EmailActions = ReturnType<typeof useEmailActions>;

/** Returns the actions that correct values, set reminders and have an email read again, with Undo. */
function emailCorrections({ mutate, tell }: EmailChanges, email: OpenedEmail) {
  const correct = async (id: string, changes: readonly FieldChange[], inverse: readonly FieldChange[]) => {
    const set = async (to: readonly FieldChange[]) =>
      email.update(await runAction(correctEmailAction, { id, changes: [...to] }));
    await set(changes);
    const subject = `emails/${email.view?.id}/${id}/${changes.map(({ field }) => field).join()}`;
    tell({ said: "Value corrected", subject, undo: undoing(() => set(inverse)) });
  };
  const remind = (id: string, day: CalendarDate | null, before: CalendarDate | null) => {
    const set = async (to: CalendarDate | null) =>
      email.update(await runAction(setReminderAction, { id, day: to }));
    return mutate({
      subject: `emails/${email.view?.id}/${id}/reminder`,
      run: () => set(day),
      tells: () => ({
        said: day ? "Reminder set" : "Reminder removed",
        undo: undoing(() => set(before)),
      }),
      failed: "The reminder could not be changed",
    });
  };
  const retry = (id: string) =>
    mutate({
      run: async () => {
        await runAction(retryEmailAction, { id });
        await email.reload();
      },
      failed: "Could not be read again",
    });
  return { correct, remind, retry };
}
