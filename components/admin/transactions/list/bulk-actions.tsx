"use client";

import { EyeOffIcon } from "lucide-react";
import { useEffect } from "react";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { ExportMenu } from "@/components/shared/menu/export-menu";
import { type Move, useMove } from "@/components/shared/moves/move";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { runAction } from "@/lib/api-client/run-action";
import type { TransactionRow } from "@/lib/bank-transactions/transaction.model";
import { counted } from "@/lib/base/text";
import { ignoreTransactionsAction, restoreTransactionsAction } from "../actions";
import { useRowStates } from "./row-states";

/** What can be done to the chosen transactions at once. */
export function BulkActions({
  chosen,
  clear,
}: {
  readonly chosen: readonly TransactionRow[];
  readonly clear: () => void;
}) {
  const { move } = useMove();
  const { becomes, setChoosing } = useRowStates();
  const ids = chosen.map(({ id }) => id);
  const ignore = () => {
    clear();
    void move(ignoreAll(chosen, () => becomes(ids, { target: null, status: "IGNORED" })));
  };
  useShortcuts({ ignore });
  useEffect(() => {
    setChoosing(true);
    return () => setChoosing(false);
  }, [setChoosing]);
  return (
    <>
      <Button variant="outline" size="sm" onClick={ignore}>
        <EyeOffIcon aria-hidden="true" />
        Ignore
      </Button>
      <ExportMenu size="sm" path="/api/admin/bank-transactions/export" query={{ ids }} />
    </>
  );
}

type Result = Awaited<ReturnType<typeof runIgnore>>;
const runIgnore = (seen: readonly { id: string; version: number }[]) =>
  runAction(ignoreTransactionsAction, { transactions: [...seen] });

/** Those that are refused say why, and the rest is ignored. */
function ignoreAll(chosen: readonly TransactionRow[], paint: () => () => void): Move<Result> {
  return {
    run: () => runIgnore(chosen.map(({ id, version }) => ({ id, version }))),
    paint,
    failed: "Failed to ignore transactions",
    tells: ({ done, refused }) => {
      const [first] = refused;
      if (first) {
        toast.warning(`${counted(refused.length, "transaction")} could not be ignored`, {
          description: first.message,
        });
      }
      if (done.length === 0) return undefined;
      const ids = [...done];
      return {
        said: `${counted(ids.length, "transaction")} ignored`,
        undo: { run: () => runAction(restoreTransactionsAction, { ids }) },
      };
    },
  };
}
