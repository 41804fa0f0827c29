"use client";

import type { ReactNode } from "react";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";

/** Asks before something is done that isn't taken back by a press. */
export default function Confirm({
  title,
  text,
  act,
  keep = "Cancel",
  isDestructive = false,
  onClose,
  onConfirm,
}: {
  readonly title: string;
  readonly text: ReactNode;
  readonly act: string;
  /** What is pressed to leave all as it is. */
  readonly keep?: string;
  readonly isDestructive?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  return (
    <AlertDialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription className="wrap-anywhere">{text}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>{keep}</AlertDialogCancel>
          <AlertDialogAction variant={isDestructive ? "destructive" : "primary"} onClick={onConfirm}>
            {act}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
