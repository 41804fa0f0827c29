import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";

type RowMutations = {
  /** Removes rows from the list in this frame. If `work` resolves to false, they return. */
  readonly moveAway: (ids: readonly string[], work: () => Promise<boolean>) => void;
  readonly shown: (rows: readonly BookingRow[]) => readonly BookingRow[];
};

const Mutations = createContext<RowMutations | null>(null);

/**
 * Hides rows that leave the list before the server has responded. The next rows from the server replace this state.
 */
export function RowMutationsProvider({
  rows,
  children,
}: {
  readonly rows: readonly BookingRow[];
  readonly children: ReactNode;
}) {
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const [known, setKnown] = useState(rows);
  if (known !== rows) {
    setKnown(rows);
    setGone(new Set());
  }
  const hideWhile = useCallback((ids: readonly string[], work: () => Promise<boolean>) => {
    setGone((present) => new Set([...present, ...ids]));
    void work().then((isDone) => {
      if (!isDone) setGone((present) => new Set([...present].filter((id) => !ids.includes(id))));
    });
  }, []);
  const value = useMemo<RowMutations>(
    () => ({
      moveAway: hideWhile,
      shown: (all) => (gone.size === 0 ? all : all.filter((row) => !gone.has(row.id))),
    }),
    [hideWhile, gone],
  );
  return <Mutations value={value}>{children}</Mutations>;
}

export function useRowMutations(): RowMutations {
  const moves = useContext(Mutations);
  if (!moves) throw new Error("useRowMutations needs RowMovesProvider above it.");
  return moves;
}
