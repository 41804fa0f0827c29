import type { ReactNode } from "react";
import { AlertDialog, AlertDialogAction, AlertDialogCancel } from "@/components/ui/alert-dialog";

/** A confirmation dialog for an action that can't be undone with one press. */
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
  /** The label of the button that cancels. */
  readonly keep?: string;
  readonly isDestructive?: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  return (
    <AlertDialog title={title} text={text} onClose={onClose}>
      <AlertDialogCancel>{keep}</AlertDialogCancel>
      <AlertDialogAction variant={isDestructive ? "destructive" : "primary"} onClick={onConfirm}>
        {act}
      </AlertDialogAction>
    </AlertDialog>
  );
}
