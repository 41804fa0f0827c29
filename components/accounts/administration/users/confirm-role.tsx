"use client";

import Confirm from "@/components/shared/questions/confirm";
import type { Role } from "@/lib/accounts/identity/identity.model";
import { type NamedUser, nameOf } from "./user-words.model";

/** Asks before somebody becomes an administrator, or is one no longer. */
export function ConfirmRole({
  user,
  role,
  ...answers
}: {
  readonly user: NamedUser;
  readonly role: Role;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}) {
  const name = nameOf(user);
  return role === "ADMIN" ? (
    <Confirm
      title={`Make ${name} an administrator?`}
      text="Administrators see every agent's bookings and e-mails, link payments, and invite and suspend people."
      act="Make Administrator"
      {...answers}
    />
  ) : (
    <Confirm
      title={`Take the role of administrator away from ${name}?`}
      text="They lose access to the Admin area at once. Their own bookings are not affected."
      act="Take Role Away"
      isDestructive
      {...answers}
    />
  );
}
