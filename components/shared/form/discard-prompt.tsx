"use client";

import type { FieldValues } from "react-hook-form";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import type { FormHandle } from "./form-handle";

/** Asks before what was typed is thrown away. */
export function DiscardPrompt({ asks, keep, discard }: FormHandle<FieldValues>["leaving"]) {
  return (
    <AlertDialog open={asks} onOpenChange={(isOpen) => (isOpen ? undefined : keep())}>
      <AlertDialogContent>
        <AlertDialogTitle>Discard Changes?</AlertDialogTitle>
        <AlertDialogDescription>What you typed has not been saved.</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep Editing</AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={discard}>
            Discard Changes
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
