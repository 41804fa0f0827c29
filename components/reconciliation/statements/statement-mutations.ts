import type { Mutation } from "@/components/shared/mutations/mutation";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import type { TurnedImport } from "@/lib/reconciliation/bank-transactions/import/statement-import.model";
import { restoreStatementAction, undoStatementAction } from "./actions";

/** Returns the mutations that undo and restore the import of a statement. */
export function turnStatement(id: string): { undo: Mutation<TurnedImport>; redo: Mutation<TurnedImport> } {
  return {
    undo: {
      run: () => runAction(undoStatementAction, id),
      tells: ({ count }) => ({ said: `${counted(count, "transaction")} withdrawn` }),
      failed: "This import can't be undone",
    },
    redo: {
      run: () => runAction(restoreStatementAction, id),
      tells: ({ count }) => ({ said: `${counted(count, "transaction")} restored` }),
    },
  };
}
