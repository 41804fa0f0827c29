"use client";

import { useCallback, useMemo, useRef, useState } from "react";

/** Which mails are ticked. A tick with Shift takes everything since the last one along. */
export function useSelection(rows: readonly { readonly id: string }[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const toggle = useCallback(
    (id: string, range = false) => {
      const ids = range && last.current ? between(rows, last.current, id) : [id];
      last.current = id;
      setChosen((was) => {
        const adds = !was.has(id);
        const next = new Set(was);
        for (const one of ids) adds ? next.add(one) : next.delete(one);
        return next;
      });
    },
    [rows],
  );
  // What has left the list is no longer chosen.
  const ids = useMemo(() => rows.filter((row) => chosen.has(row.id)).map((row) => row.id), [rows, chosen]);
  return {
    ids,
    has: (id: string) => chosen.has(id),
    toggle,
    all: useCallback(() => setChosen(new Set(rows.map((row) => row.id))), [rows]),
    clear: useCallback(() => setChosen(new Set()), []),
  };
}

export type Selection = ReturnType<typeof useSelection>;

function between(rows: readonly { readonly id: string }[], from: string, to: string): string[] {
  const [a, b] = [rows.findIndex((row) => row.id === from), rows.findIndex((row) => row.id === to)];
  if (a < 0 || b < 0) return [to];
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).map((row) => row.id);
}
