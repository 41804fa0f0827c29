import type { Mutation } from "@/components/shared/mutations/mutation";
import { toast } from "@/components/ui/toast/toast";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { BulkResult } from "@/lib/platform/base/bulk/bulk-result";
import { counted } from "@/lib/platform/base/text";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import {
  confirmTransactionsAction,
  ignoreTransactionsAction,
  restoreTransactionsAction,
  undoConfirmedAction,
} from "../actions";

type Paint = () => () => void;

export function ignoreAll(chosen: readonly TransactionRow[], paint: Paint): Mutation<BulkResult> {
  return {
    run: () => runAction(ignoreTransactionsAction, { transactions: seen(chosen) }),
    paint,
    failed: "Failed to ignore transactions",
    tells: (result) =>
      told(result, "ignored", (ids) => ({ run: () => runAction(restoreTransactionsAction, { ids }) })),
  };
}

/** What the matcher had linked already stays linked when it is undone: it was only agreed with. */
export function confirmAll(chosen: readonly TransactionRow[], paint: Paint): Mutation<BulkResult> {
  const wereOpen = new Set(chosen.flatMap(({ id, target }) => (target === null ? [id] : [])));
  return {
    run: () => runAction(confirmTransactionsAction, { transactions: seen(chosen) }),
    paint,
    failed: "Failed to confirm transactions",
    tells: (result) =>
      told(result, "confirmed", (done) => {
        const ids = done.filter((id) => wereOpen.has(id));
        return ids.length > 0 ? { run: () => runAction(undoConfirmedAction, { ids }) } : undefined;
      }),
  };
}

/** Those that are refused say why, and the rest is done. */
function told({ done, refused }: BulkResult, what: string, undoOf: (ids: string[]) => Mutation | undefined) {
  const [first] = refused;
  if (first) {
    toast.warning(`${counted(refused.length, "transaction")} could not be ${what}`, {
      description: first.message,
    });
  }
  if (done.length === 0) return undefined;
  return { said: `${counted(done.length, "transaction")} ${what}`, undo: undoOf([...done]) };
}

function seen(chosen: readonly TransactionRow[]) {
  return chosen.map(({ id, version }) => ({ id, version }));
}
