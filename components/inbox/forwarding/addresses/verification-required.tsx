"use client";

import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";

/** Says what is to be done about an address that was just added; null while none was. */
export default function VerificationRequired({
  address,
  onClose,
}: {
  readonly address: string | null;
  readonly onClose: () => void;
}) {
  return (
    <AlertDialog open={address !== null} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <AlertDialogContent>
        <AlertDialogTitle>Email Verification Required</AlertDialogTitle>
        <AlertDialogDescription className="wrap-anywhere">
          We sent a link to {address}. Open it within a day; until then, emails from this address wait in
          quarantine.
        </AlertDialogDescription>
        <AlertDialogFooter>
          {/* What cancels takes the focus as it opens; there is nothing else to do. */}
          <AlertDialogCancel variant="primary">OK</AlertDialogCancel>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
