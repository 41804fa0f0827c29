"use client";

import { Undo2Icon } from "lucide-react";
import { type Move, useMove } from "@/components/shared/moves/move";
import { Button } from "@/components/ui/button";

/** Takes an import back, or brings it back again; the button stays where it is and turns around. */
export function UndoButton<Undone, Redone>({
  undo,
  redo,
  isUndone,
  label,
  onChange,
}: {
  readonly undo: Move<Undone>;
  readonly redo: Move<Redone>;
  readonly isUndone: boolean;
  /** Names the import where several stand in a list; without it the button says what it does in full. */
  readonly label?: string;
  readonly onChange: (status: "DONE" | "UNDONE") => void;
}) {
  const { move, busy } = useMove();
  const turn = async () => {
    if (busy) return;
    if (await (isUndone ? move(redo) : move(undo))) onChange(isUndone ? "DONE" : "UNDONE");
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
