"use client";

import { Undo2Icon } from "lucide-react";
import { useState } from "react";
import { toastFailure } from "@/components/shared/failure-toast";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { runAction } from "@/lib/api-client/run-action";
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
  const [isBusy, setIsBusy] = useState(false);
  const turn = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      if (isUndone) tellRestored((await runAction(redoImportAction, { id })).restored);
      else tellRemoved(await runAction(undoImportAction, { id }));
      onChange(isUndone ? "DONE" : "UNDONE");
    } catch (error) {
      toastFailure(error);
    }
    setIsBusy(false);
  };
  const words = isUndone ? "Restore" : "Undo";
  return (
    <Button
      variant={label ? "ghost" : "outline"}
      size="sm"
      onClick={() => void turn()}
      aria-disabled={isBusy}
      aria-label={label ? `${words} ${label}` : undefined}
    >
      <Undo2Icon aria-hidden="true" />
      {label ? words : `${words} this import`}
    </Button>
  );
}

function tellRemoved({ removed, kept }: { readonly removed: number; readonly kept: number }): void {
  const stay = kept > 0 ? `${inWords(kept)} with payments stay.` : undefined;
  toast.success(`${inWords(removed)} removed`, stay ? { description: stay } : undefined);
}

function tellRestored(restored: number): void {
  toast.success(`${inWords(restored)} restored`);
}

function inWords(count: number): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? "booking" : "bookings"}`;
}
