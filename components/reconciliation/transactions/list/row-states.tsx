import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from "react";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";

type Changed = Partial<TransactionRow>;
type RowStates = {
  /** Shows rows with changed values at once. Returns a function that reverts this. */
  readonly becomes: (ids: readonly string[], changed: Changed) => () => void;
  readonly shown: (rows: readonly TransactionRow[]) => readonly TransactionRow[];
  /** Whether rows are selected; actions then apply to the selection. */
  readonly isChoosing: boolean;
  readonly setChoosing: (isChoosing: boolean) => void;
};

const States = createContext<RowStates | null>(null);

/** Shows the results of mutations in the rows at once. The next rows from the server replace this state. */
export function RowStatesProvider({
  rows,
  children,
}: {
  readonly rows: readonly TransactionRow[];
  readonly children: ReactNode;
}) {
  const [changes, setChanges] = useState<ReadonlyMap<string, Changed>>(new Map());
  const [known, setKnown] = useState(rows);
  const [isChoosing, setChoosing] = useState(false);
  if (known !== rows) {
    setKnown(rows);
    setChanges(new Map());
  }
  const becomes = useCallback((ids: readonly string[], changed: Changed) => {
    setChanges((present) => new Map([...present, ...ids.map((id) => [id, changed] as const)]));
    return () => setChanges((present) => new Map([...present].filter(([id]) => !ids.includes(id))));
  }, []);
  const value = useMemo<RowStates>(
    () => ({
      becomes,
      isChoosing,
      setChoosing,
      shown: (all) => (changes.size === 0 ? all : all.map((row) => ({ ...row, ...changes.get(row.id) }))),
    }),
    [becomes, changes, isChoosing],
  );
  return <States value={value}>{children}</States>;
}

export function useRowStates(): RowStates {
  const states = useContext(States);
  if (!states) throw new Error("useRowStates needs RowStatesProvider above it.");
  return states;
}
