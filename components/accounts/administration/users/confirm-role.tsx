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
import type { Role } from "@/lib/accounts/identity/identity.model";
import { type NamedUser, nameOf } from "./user-words.model";

/** Asks before somebody becomes an administrator, or is one no longer. */
export function ConfirmRole({
  user,
  role,
  onClose,
  onConfirm,
}: {
  readonly user: NamedUser;
  /** Null while nothing is asked. */
  readonly role: Role | null;
  readonly onClose: () => void;
  readonly onConfirm: (role: Role) => void;
}) {
  const name = nameOf(user);
  const grants = role === "ADMIN";
  return (
    <AlertDialog open={role !== null} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <AlertDialogContent>
        <AlertDialogTitle>
          {grants ? `Make ${name} an administrator?` : `Take the role of administrator away from ${name}?`}
        </AlertDialogTitle>
        <AlertDialogDescription>
          {grants
            ? "Administrators see every agent's bookings and e-mails, link payments, and invite and suspend people."
            : "They lose access to the Admin area at once. Their own bookings are not affected."}
        </AlertDialogDescription>
        <AlertDialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction
            variant={grants ? "primary" : "destructive"}
            onClick={() => role && onConfirm(role)}
          >
            {grants ? "Make Administrator" : "Take Role Away"}
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
