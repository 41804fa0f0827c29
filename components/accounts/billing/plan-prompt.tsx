import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
} from "@/components/ui/alert-dialog";
import { LinkButton } from "@/components/ui/links/link-button";

/** Shown in place of a form that would be refused without a plan. */
export default function PlanPrompt({ onClose }: { readonly onClose: () => void }) {
  return (
    <AlertDialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <AlertDialogContent>
        <AlertDialogTitle>Adding needs a plan</AlertDialogTitle>
        <AlertDialogDescription>
          Everything that you have can be read and exported as before. To add bookings or suppliers, import
          files, convert emails, or set up keys and webhooks, choose a plan.
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Not Now</AlertDialogCancel>
          <LinkButton href="/plan">See Plans</LinkButton>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
