"use client";

import { Undo2Icon } from "lucide-react";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";

/** Takes an import back, or brings it back again; the button stays where it is and turns around. */
export function UndoButton<Undone, Redone>({
  undo,
  redo,
  isUndone,
  label,
  onChange,
}: {
  readonly undo: Mutation<Undone>;
  readonly redo: Mutation<Redone>;
  readonly isUndone: boolean;
  /** Names the import where several stand in a list; without it the button says what it does in full. */
  readonly label?: string;
  readonly onChange: (status: "DONE" | "UNDONE") => void;
}) {
  const { mutate, busy } = useMutation();
  const turn = async () => {
    if (busy) return;
    if (await (isUndone ? mutate(redo) : mutate(undo))) onChange(isUndone ? "DONE" : "UNDONE");
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
