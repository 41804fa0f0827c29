"use client";

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { BookingRow } from "@/lib/ledger/bookings/list/booking-row.model";

type RowMutations = {
  /** Takes rows off the list in this frame; where the work answers false they come back. */
  readonly moveAway: (ids: readonly string[], work: () => Promise<boolean>) => void;
  readonly shown: (rows: readonly BookingRow[]) => readonly BookingRow[];
};

const Mutations = createContext<RowMutations | null>(null);

/** Rows that leave the list are gone before the server has answered; the next answer of the server is what counts again. */
export function RowMovesProvider({
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
  const moveAway = useCallback((ids: readonly string[], work: () => Promise<boolean>) => {
    setGone((present) => new Set([...present, ...ids]));
    void work().then((isDone) => {
      if (!isDone) setGone((present) => new Set([...present].filter((id) => !ids.includes(id))));
    });
  }, []);
  const value = useMemo<RowMutations>(
    () => ({ moveAway, shown: (all) => (gone.size === 0 ? all : all.filter((row) => !gone.has(row.id))) }),
    [moveAway, gone],
  );
  return <Mutations value={value}>{children}</Mutations>;
}

export function useRowMutations(): RowMutations {
  const moves = useContext(Mutations);
  if (!moves) throw new Error("useRowMutations needs RowMovesProvider above it.");
  return moves;
}
