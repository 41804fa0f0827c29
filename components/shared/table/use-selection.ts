import { useCallback, useMemo, useRef, useState } from "react";

type Rows = readonly { readonly id: string }[];

/**
 * Keeps the selected rows among the loaded ones. A tick with Shift selects the range from the last ticked row. A row
 * that leaves the list leaves the selection too, so that nobody acts on rows they can't see; except when everything
 * that `filter` matches is selected, beyond the page.
 */
export function useSelection(rows: Rows, filter = "") {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [wholeOf, setWholeOf] = useState<string>();
  const [known, setKnown] = useState(rows);
  const last = useRef<string | null>(null);
  if (known !== rows) {
    setKnown(rows);
    setChosen(new Set(rows.flatMap(({ id }) => (chosen.has(id) ? [id] : []))));
  }
  const isWhole = wholeOf === filter;
  if (wholeOf !== undefined && !isWhole) setWholeOf(undefined);
  const toggle = useCallback(
    (id: string, range = false) => {
      const ids = range && last.current ? between(rows, last.current, id) : [id];
      last.current = id;
      setWholeOf(undefined);
      setChosen((was) => {
        const next = new Set(isWhole ? rows.map((row) => row.id) : was);
        const adds = !next.has(id);
        for (const one of ids) adds ? next.add(one) : next.delete(one);
        return next;
      });
    },
    [rows, isWhole],
  );
  const ids = useMemo(
    () => rows.filter((row) => isWhole || chosen.has(row.id)).map((row) => row.id),
    [rows, chosen, isWhole],
  );
  return {
    ids,
    /** Whether everything that the filter matches is selected. */
    isWhole,
    has: (id: string) => isWhole || chosen.has(id),
    toggle,
    all: useCallback(() => setChosen(new Set(rows.map((row) => row.id))), [rows]),
    whole: useCallback(() => setWholeOf(filter), [filter]),
    clear: useCallback(() => {
      setWholeOf(undefined);
      setChosen(new Set());
    }, []),
  };
}

export type Selection = ReturnType<typeof useSelection>;

function between(rows: Rows, from: string, to: string): string[] {
  const [a, b] = [rows.findIndex((row) => row.id === from), rows.findIndex((row) => row.id === to)];
  if (a < 0 || b < 0) return [to];
  return rows.slice(Math.min(a, b), Math.max(a, b) + 1).map((row) => row.id);
}
