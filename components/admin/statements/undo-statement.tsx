"use client";

import { UndoButton } from "@/components/shared/file-import/undo-button";
import type { Move } from "@/components/shared/moves/move";
import { runAction } from "@/lib/api-client/run-action";
import type { TurnedImport } from "@/lib/bank-transactions/import/statement-import.model";
import { counted } from "@/lib/base/text";
import { restoreStatementAction, undoStatementAction } from "./actions";

/** Takes the import of a statement back, or brings it back again. */
export function UndoStatement({
  id,
  isUndone,
  label,
  onChange,
}: {
  readonly id: string;
  readonly isUndone: boolean;
  readonly label?: string;
  readonly onChange: (status: "DONE" | "UNDONE") => void;
}) {
  return (
    <UndoButton
      undo={undo(id)}
      redo={redo(id)}
      isUndone={isUndone}
      {...(label ? { label } : {})}
      onChange={onChange}
    />
  );
}

function undo(id: string): Move<TurnedImport> {
  return {
    run: () => runAction(undoStatementAction, id),
    tells: ({ count }) => ({ said: `${counted(count, "transaction")} withdrawn` }),
    failed: "This import can't be undone",
  };
}

function redo(id: string): Move<TurnedImport> {
  return {
    run: () => runAction(restoreStatementAction, id),
    tells: ({ count }) => ({ said: `${counted(count, "transaction")} restored` }),
  };
}
