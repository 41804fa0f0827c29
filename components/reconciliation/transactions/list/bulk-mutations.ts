import type { Mutation } from "@/components/shared/mutations/mutation";
import { toast } from "@/components/ui/toast/toast";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { BulkResult } from "@/lib/platform/base/bulk/bulk-result";
import { counted } from "@/lib/platform/base/text";
import {
  CATEGORY_WORDS,
  type CategoryChoice,
} from "@/lib/reconciliation/bank-transactions/categories/category.model";
import type { TransactionRow } from "@/lib/reconciliation/bank-transactions/transaction.model";
import {
  categoriseTransactionsAction,
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

/** Sets the category of several transactions. Undo leaves those ignored that were ignored before. */
export function categoriseAll(
  chosen: readonly TransactionRow[],
  choice: CategoryChoice,
  paint: Paint,
): Mutation<BulkResult> {
  const wereOpen = new Set(chosen.flatMap(({ id, status }) => (status === "IGNORED" ? [] : [id])));
  return {
    run: () => runAction(categoriseTransactionsAction, { ...choice, transactions: seen(chosen) }),
    paint,
    failed: "Failed to set the category",
    tells: (result) =>
      told(result, `set to ${CATEGORY_WORDS[choice.category]}`, (done) => {
        const ids = done.filter((id) => wereOpen.has(id));
        return ids.length > 0 ? { run: () => runAction(restoreTransactionsAction, { ids }) } : undefined;
      }),
  };
}

/** Confirms several transactions. Undo keeps the links that the matcher had made, since those were only confirmed. */
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

/** Shows why some were refused, and returns the message for the others. */
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
