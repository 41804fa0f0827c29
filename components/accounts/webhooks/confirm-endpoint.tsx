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

const WORDS = {
  rotate: {
    title: "Make a new secret",
    text: "The present one stays valid beside it for 24 hours.",
    act: "Make Secret",
  },
  remove: {
    title: "Remove Webhook",
    text: "Nothing more is sent there, and its log is deleted. This action cannot be undone.",
    act: "Remove Webhook",
  },
} as const;

/** Asks before an endpoint gets another secret or is removed. */
export default function ConfirmEndpoint({
  what,
  onClose,
  onConfirm,
}: {
  readonly what: keyof typeof WORDS;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  const { title, text, act } = WORDS[what];
  return (
    <AlertDialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <AlertDialogContent>
        <AlertDialogTitle>{title}</AlertDialogTitle>
        <AlertDialogDescription>{text}</AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction variant={what === "remove" ? "destructive" : "primary"} onClick={onConfirm}>
            {act}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
