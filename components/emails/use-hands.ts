"use client";

import { useCallback, useEffect, useMemo, useRef } from "react";
import { moving } from "@/components/shared/moves/move";
import { useRefresh } from "@/components/shared/moves/refresh";
import type { TabCounts } from "@/lib/emails/email-listing.model";
import type { Transfer } from "./decisions/email-moves";
import { nextOf } from "./list/email-list.model";
import type { EmailList } from "./list/use-email-list";
import { toastPlace } from "./toast-place";

/** What this screen's actions work on. */
type Workbench = {
  readonly list: EmailList;
  readonly selectedId: string | null;
  readonly onOpen: (id: string | null) => void;
};

/** What all that is done with mails has in common. A transfer takes its mails off the list at once, and opens the next one. */
export function useHands({ list, selectedId, onOpen }: Workbench) {
  const refresh = useRefresh();
  const latest = useRef({ list, selectedId, onOpen });
  useEffect(() => {
    latest.current = { list, selectedId, onOpen };
  });

  const ways = useMemo(() => {
    const settle = () => {
      void latest.current.list.look().catch(() => undefined);
      // The counts in the sidebar are the server's, and the open mail may have changed too.
      refresh();
    };
    return moving(settle, toastPlace);
  }, [refresh]);
  const leave = useCallback((ids: readonly string[], to: keyof TabCounts) => {
    const { list: rows, selectedId: open, onOpen: go } = latest.current;
    const staying = rows.rows.filter((row) => row.id === open || !ids.includes(row.id));
    if (open && ids.includes(open)) go(nextOf(staying, open));
    rows.remove(ids, to);
  }, []);
  const transfer = useCallback(
    (what: Transfer) => {
      const paint = () => {
        const { list: rows, selectedId: open, onOpen: go } = latest.current;
        const before = rows.snapshot();
        leave(what.ids, what.to);
        return () => {
          rows.restore(before);
          if (open) go(open);
        };
      };
      void ways.move({ ...what, paint });
    },
    [leave, ways],
  );
  return useMemo(() => ({ leave, transfer, ...ways }), [leave, transfer, ways]);
}

export type Hands = ReturnType<typeof useHands>;
