"use client";

import { UndoButton } from "@/components/shared/file-import/undo-button";
import type { Move } from "@/components/shared/moves/move";
import { runAction } from "@/lib/api-client/run-action";
import { counted } from "@/lib/base/text";
import type { RedoneImport, UndoneImport } from "@/lib/csv-import/csv-import.model";
import { redoImportAction, undoImportAction } from "./actions";

/** Takes an import of bookings back, or brings it back again. */
export function UndoImport({
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

function undo(id: string): Move<UndoneImport> {
  return {
    run: () => runAction(undoImportAction, { id }),
    tells: ({ removed, kept, suppliers }) => ({
      said: `${withSuppliers(removed, suppliers)} removed`,
      description:
        kept > 0 ? `${counted(kept, "booking")} with payments ${kept === 1 ? "stays" : "stay"}.` : undefined,
    }),
  };
}

function redo(id: string): Move<RedoneImport> {
  return {
    run: () => runAction(redoImportAction, { id }),
    tells: ({ restored, suppliers }) => ({ said: `${withSuppliers(restored, suppliers)} restored` }),
  };
}

function withSuppliers(bookings: number, suppliers: number): string {
  const made = suppliers > 0 ? ` and ${counted(suppliers, "supplier")}` : "";
  return `${counted(bookings, "booking")}${made}`;
}
