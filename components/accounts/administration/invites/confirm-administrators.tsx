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
import { counted } from "@/lib/platform/base/text";

/** Asks before anybody is invited to administrate. */
export default function ConfirmAdministrators({
  count,
  onClose,
  onConfirm,
}: {
  readonly count: number;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  return (
    <AlertDialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <AlertDialogContent>
        <AlertDialogTitle>Invite {counted(count, "administrator")}?</AlertDialogTitle>
        <AlertDialogDescription>
          Whoever accepts sees every agent&apos;s bookings and e-mails, links payments, and invites and
          suspends people.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction onClick={onConfirm}>Invite as Administrator</AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
