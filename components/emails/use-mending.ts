"use client";

import { useCallback } from "react";
import { toastFailure } from "@/components/shared/failure-toast";
import { toast } from "@/components/ui/toast";
import { runAction } from "@/lib/api-client/run-action";
import type { CalendarDate } from "@/lib/base/calendar-date";
import type { FieldChange } from "@/lib/emails/item-edit.model";
import { correctEmailAction, retryEmailAction, setReminderAction } from "./actions";
import { announceChange } from "./change-channel";
import type { Hands } from "./hands";
import { toastPlace } from "./toast-place";

/** Putting values right, with the way back, and having a mail read again. */
export function useMending({ latest, undoing }: Hands) {
  const correct = useCallback(
    async (itemId: string, changes: readonly FieldChange[], undo?: readonly FieldChange[]) => {
      const view = await runAction(correctEmailAction, { id: itemId, changes: [...changes] });
      latest.current.email.update(view);
      announceChange();
      void latest.current.list.look().catch(() => undefined);
      if (undo) {
        toast.undoable(
          "Value corrected",
          undoing(async () => {
            const back = await runAction(correctEmailAction, { id: itemId, changes: [...undo] });
            latest.current.email.update(back);
            announceChange();
          }),
          toastPlace(),
        );
      }
    },
    [latest, undoing],
  );
  const remind = useCallback(
    async (id: string, day: CalendarDate | null, before: CalendarDate | null) => {
      const set = async (to: CalendarDate | null) => {
        latest.current.email.update(await runAction(setReminderAction, { id, day: to }));
        announceChange();
        void latest.current.list.look().catch(() => undefined);
      };
      try {
        await set(day);
        toast.undoable(
          day ? "Reminder set" : "Reminder removed",
          undoing(() => set(before)),
          toastPlace(),
        );
      } catch (error) {
        toastFailure(error, "The reminder could not be changed");
      }
    },
    [latest, undoing],
  );
  const retry = useCallback(
    async (id: string) => {
      try {
        await runAction(retryEmailAction, { id });
        await Promise.all([latest.current.list.look(), latest.current.email.reload()]);
      } catch (error) {
        toastFailure(error, "Could not be read again");
      }
    },
    [latest.current.list.look, latest.current.email.reload],
  );
  return { correct, remind, retry };
}
