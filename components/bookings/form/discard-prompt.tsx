"use client";

import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";

/** Asks before what was typed is thrown away. */
export function DiscardPrompt({
  open,
  onKeep,
  onDiscard,
}: {
  readonly open: boolean;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}) {
  return (
    <AlertDialog open={open} onOpenChange={(isOpen) => (isOpen ? undefined : onKeep())}>
      <AlertDialogContent>
        <AlertDialogTitle>Discard Changes?</AlertDialogTitle>
        <AlertDialogDescription>What you typed has not been saved.</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep Editing</AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={onDiscard}>
            Discard Changes
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
