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

const WORDS = {
  leave: {
    title: "Discard Changes?",
    description: "What you typed has not been saved.",
    discard: "Discard Changes",
  },
  "send without": {
    title: "Save Without the Rest?",
    description: "Another part of this window is still open and has not been saved.",
    discard: "Save Without It",
  },
} as const;

/** Asks before what was typed is thrown away. */
export function DiscardPrompt({ asks, question, keep, discard }: FormHandle<FieldValues>["leaving"]) {
  const words = WORDS[question];
  return (
    <AlertDialog open={asks} onOpenChange={(isOpen) => (isOpen ? undefined : keep())}>
      <AlertDialogContent>
        <AlertDialogTitle>{words.title}</AlertDialogTitle>
        <AlertDialogDescription>{words.description}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Keep Editing</AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={discard}>
            {words.discard}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
