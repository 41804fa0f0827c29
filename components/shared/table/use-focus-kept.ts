"use client";

import { type FocusEvent, type RefObject, useEffect, useRef } from "react";

/** No text field: the keys that come next would be typed into it. */
const CONTROL = "a[href], button, input[type=checkbox]";

/**
 * Rows leave a list while they, or menus of theirs, have the focus, and the selection's bar leaves with the selection. The
 * focus then goes to the row that took the place, or to the first tool: never to nothing. Put the ref around tools and
 * table; `focused` hears of every focus, of menus too, with the row it belongs to.
 */
export function useFocusKept(): {
  readonly list: RefObject<HTMLDivElement | null>;
  readonly focused: (row: number | null) => void;
  readonly blurred: (event: FocusEvent) => void;
} {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ readonly row: number | null } | null>(null);
  useEffect(() => {
    if (!last.current || document.activeElement !== document.body) return;
    const rows = list.current?.querySelectorAll("tbody tr") ?? [];
    const row = last.current.row === null ? undefined : rows[Math.min(last.current.row, rows.length - 1)];
    const place = row?.querySelector("a[href]") ?? list.current?.querySelector(CONTROL);
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  });
  return {
    list,
    focused: (row) => {
      last.current = { row };
    },
    // Left by the person, as by a press on nothing, it isn't brought back.
    blurred: ({ target }) =>
      queueMicrotask(() => {
        if (target.isConnected && document.activeElement === document.body) last.current = null;
      }),
  };
}
