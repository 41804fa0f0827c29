"use client";

import { Undo2Icon } from "lucide-react";
import { type Move, useMove } from "@/components/shared/moves/move";
import { Button } from "@/components/ui/button";
import { runAction } from "@/lib/api-client/run-action";
import { counted } from "@/lib/base/text";
import type { RedoneImport, UndoneImport } from "@/lib/csv-import/csv-import.model";
import { redoImportAction, undoImportAction } from "./actions";

/** Takes an import back, or brings it back again; the button stays where it is and turns around. */
export function UndoImport({
  id,
  isUndone,
  label,
  onChange,
}: {
  readonly id: string;
  readonly isUndone: boolean;
  /** Names the import where several stand in a list; without it the button says what it does in full. */
  readonly label?: string;
  readonly onChange: (status: "DONE" | "UNDONE") => void;
}) {
  const { move, busy } = useMove();
  const turn = async () => {
    if (busy) return;
    const turning: Move = isUndone ? redo(id) : undo(id);
    if (await move(turning)) onChange(isUndone ? "DONE" : "UNDONE");
  };
  const words = isUndone ? "Restore" : "Undo";
  return (
    <Button
      variant={label ? "ghost" : "outline"}
      size="sm"
      onClick={() => void turn()}
      aria-disabled={busy}
      aria-label={label ? `${words} ${label}` : undefined}
    >
      <Undo2Icon aria-hidden="true" />
      {label ? words : `${words} this import`}
    </Button>
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
