import { Undo2Icon } from "lucide-react";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";

/**
 * A button that undoes an import, or restores an undone one. It stays in place and changes its action after each press.
 */
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
  /** The name of the import, where several appear in a list. Without it, the button says in full what it does. */
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
      <Undo2Icon />
      {label ? words : `${words} this import`}
    </Button>
  );
}
