import {
  BanIcon,
  EllipsisIcon,
  HistoryIcon,
  RotateCcwIcon,
  ShieldCheckIcon,
  ShieldOffIcon,
} from "lucide-react";
import { useState } from "react";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { MenuItem } from "@/components/shared/menu/menu-item";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import Confirm from "@/components/shared/questions/confirm";
import type { Role } from "@/lib/accounts/identity/identity.model";
import type { UserRow } from "@/lib/accounts/users/administration/user-list.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { AUDIT_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { changeRoleAction, restoreUserAction, suspendUserAction } from "./actions";
import { type NamedUser, nameOf } from "./user-words.model";

/** Returns the address of the audit of a user's records. */
export function auditHref(id: string): string {
  return AUDIT_URL.href("/admin/audit", { agent: id });
}

/** The menu of one user in the list. */
export function UserRowMenu({ user }: { readonly user: UserRow }) {
  const [asked, setAsked] = useState<Role | null>(null);
  const { mutate } = useMutation();
  const items: MenuItem[] = [
    { label: "Audit of This User", icon: HistoryIcon, href: auditHref(user.id) },
    { kind: "separator" },
    user.role === "ADMIN"
      ? { label: "Take Administrator Role Away...", icon: ShieldOffIcon, onSelect: () => setAsked("USER") }
      : { label: "Make Administrator...", icon: ShieldCheckIcon, onSelect: () => setAsked("ADMIN") },
    user.isSuspended
      ? { label: "Restore", icon: RotateCcwIcon, onSelect: () => void mutate(userMutations.restore(user)) }
      : {
          label: "Suspend",
          icon: BanIcon,
          destructive: true,
          onSelect: () => void mutate(userMutations.suspend(user)),
        },
  ];
  return (
    <span className="relative z-10 inline-flex">
      <MenuButton variant="ghost" size="icon-sm" aria-label={`Actions for ${nameOf(user)}`} items={items}>
        <EllipsisIcon />
      </MenuButton>
      {asked ? (
        <ConfirmRole
          user={user}
          role={asked}
          onClose={() => setAsked(null)}
          onConfirm={() => void mutate(userMutations.changeRole(user, asked))}
        />
      ) : null}
    </span>
  );
}

/** Asks for confirmation before a user becomes an administrator, or stops being one. */
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
      text="Administrators see every agent's bookings and emails, link payments, and invite and suspend people."
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

/** An administrator's mutations of a user. */
const userMutations = { changeRole, suspend, restore };

function changeRole(user: NamedUser, role: Role): Mutation {
  return {
    run: () => runAction(changeRoleAction, { id: user.id, role }),
    tells: () => ({
      said:
        role === "ADMIN"
          ? `${nameOf(user)} is an administrator now`
          : `${nameOf(user)} is a standard user now`,
    }),
    failed: "Failed to change the role",
  };
}

function suspend(user: NamedUser): Mutation {
  return {
    subject: `users/${user.id}/suspended`,
    run: () => runAction(suspendUserAction, { id: user.id }),
    tells: () => ({
      said: `${nameOf(user)} suspended`,
      description: "All sessions ended.",
      undo: restore(user),
    }),
    failed: "Failed to suspend the account",
  };
}

function restore(user: NamedUser): Mutation {
  return {
    subject: `users/${user.id}/suspended`,
    run: () => runAction(restoreUserAction, { id: user.id }),
    tells: () => ({ said: `${nameOf(user)} restored` }),
    failed: "Failed to restore the account",
  };
}
