import { AlertDialog, AlertDialogCancel } from "@/components/ui/alert-dialog";
import { LinkButton } from "@/components/ui/links/link-button";

/** Shown in place of a form that would be refused without a plan. */
export default function PlanPrompt({ onClose }: { readonly onClose: () => void }) {
  return (
    <AlertDialog
      title="Adding needs a plan"
      text="Everything that you have can be read and exported as before. To add bookings or suppliers, import files, convert emails, or set up keys and webhooks, choose a plan."
      onClose={onClose}
    >
      <AlertDialogCancel>Not Now</AlertDialogCancel>
      <LinkButton href="/plan">See Plans</LinkButton>
    </AlertDialog>
  );
}
