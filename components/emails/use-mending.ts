"use client";

import { useCallback } from "react";
import { toastFailure } from "@/components/shared/failure-toast";
import { toast } from "@/components/ui/toast";
import { runAction } from "@/lib/api-client/run-action";
import type { FieldChange } from "@/lib/emails/item-edit.model";
import { correctEmailAction, retryEmailAction } from "./actions";
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
  return { correct, retry };
}
