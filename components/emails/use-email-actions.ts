"use client";

import { useCallback, useMemo, useRef } from "react";
import { toastFailure } from "@/components/shared/failure-toast";
import { useRefresh } from "@/components/shared/refresh";
import { toast } from "@/components/ui/toast";
import type { TabCounts } from "@/lib/emails/email-listing.model";
import { announceChange } from "./change-channel";
import { nextOf } from "./email-list.model";
import { emailMoves, type Move } from "./email-moves";
import type { Hands, Workbench } from "./hands";
import { toastPlace } from "./toast-place";
import { useConversion } from "./use-conversion";
import { useMending } from "./use-mending";

/** Everything that can be done with mails: painted at once, taken back when the call fails, and undone on request. */
export function useEmailActions({ list, email, selectedId, onOpen }: Workbench) {
  const refresh = useRefresh();
  const latest = useRef({ list, email, selectedId, onOpen });
  latest.current = { list, email, selectedId, onOpen };

  const settle = useCallback(() => {
    announceChange();
    void latest.current.list.look().catch(() => undefined);
    // The counts in the sidebar are the server's.
    refresh();
  }, [refresh]);
  const leave = useCallback((ids: readonly string[], to: keyof TabCounts) => {
    const { list: rows, selectedId: open, onOpen: go } = latest.current;
    const staying = rows.rows.filter((row) => row.id === open || !ids.includes(row.id));
    if (open && ids.includes(open)) go(nextOf(staying, open));
    rows.remove(ids, to);
  }, []);
  const undoing = useCallback(
    (undo: () => Promise<unknown>) => () =>
      void undo().then(settle, (error: unknown) => {
        toastFailure(error, "Could not be undone");
        settle();
      }),
    [settle],
  );
  const move = useCallback(
    async ({ ids, to, run, said, failed, undo }: Move) => {
      const before = latest.current.list.snapshot();
      const open = latest.current.selectedId;
      leave(ids, to);
      try {
        await run();
        if (undo) toast.undoable(said, undoing(undo), toastPlace());
        else toast.success(said, toastPlace());
        settle();
      } catch (error) {
        latest.current.list.restore(before);
        if (open) latest.current.onOpen(open);
        toastFailure(error, failed);
      }
    },
    [leave, settle, undoing],
  );
  const hands: Hands = { latest, settle, leave, undoing };
  const conversion = useConversion(hands);
  const moves = useMemo(() => emailMoves(move), [move]);
  const mending = useMending(hands);
  return { ...conversion, ...moves, ...mending };
}

export type EmailActions = ReturnType<typeof useEmailActions>;
