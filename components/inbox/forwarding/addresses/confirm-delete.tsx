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

/** Asks before an address is taken away; null while nothing is asked. */
export default function ConfirmDelete({
  address,
  onClose,
  onConfirm,
}: {
  readonly address: string | null;
  readonly onClose: () => void;
  readonly onConfirm: (address: string) => void;
}) {
  return (
    <AlertDialog open={address !== null} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <AlertDialogContent>
        <AlertDialogTitle>Delete Email Address</AlertDialogTitle>
        <AlertDialogDescription className="wrap-anywhere">
          This action cannot be undone. E-mails from {address} are no longer taken for yours.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction variant="destructive" onClick={() => address && onConfirm(address)}>
            Delete
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
