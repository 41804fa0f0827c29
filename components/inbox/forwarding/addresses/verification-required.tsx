import { AlertDialog, AlertDialogCancel } from "@/components/ui/alert-dialog";

/** Says that an address that was just added must be verified; closed while `address` is null. */
export default function VerificationRequired({
  address,
  onClose,
}: {
  readonly address: string | null;
  readonly onClose: () => void;
}) {
  return (
    <AlertDialog
      title="Email Verification Required"
      text={`We sent a link to ${address ?? ""}. Open it within a day; until then, emails from this address wait in quarantine.`}
      isOpen={address !== null}
      onClose={onClose}
    >
      {/* A Cancel button, because that takes the focus when the dialog opens; it is the only button. */}
      <AlertDialogCancel variant="primary">OK</AlertDialogCancel>
    </AlertDialog>
  );
}
