"use client";

import { ChevronsUpDownIcon, KeyboardIcon, LifeBuoyIcon, LogOutIcon } from "lucide-react";
import { useTransition } from "react";
import { way } from "@/components/shared/form/way-out";
import { shortcuts } from "@/components/shared/keyboard/shortcuts";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { Avatar } from "@/components/ui/avatar";

export type ShellUser = {
  readonly name: string;
  readonly email: string;
  readonly image: string | null;
  readonly isAdmin: boolean;
};

/** Who is signed in, at the foot of the sidebar, with help and the way out. */
export function UserMenu({
  user,
  supportHref,
  signOut,
}: {
  readonly user: ShellUser;
  readonly supportHref: string | null;
  readonly signOut: () => Promise<void>;
}) {
  const [leaving, startTransition] = useTransition();
  const help = supportHref ? [{ label: "Help & Support", icon: LifeBuoyIcon, href: supportHref }] : [];
  return (
    <MenuButton
      variant="ghost"
      side="top"
      align="start"
      aria-busy={leaving}
      className="h-12 collapsed:w-9 w-full justify-start gap-3 collapsed:px-0.5 px-2 hover:bg-border/60"
      header={<Identity user={user} />}
      items={[
        { kind: "separator" },
        { label: "Keyboard shortcuts", icon: KeyboardIcon, onSelect: () => shortcuts.showList() },
        ...help,
        { label: "Log out", icon: LogOutIcon, onSelect: () => way.signOut(() => startTransition(signOut)) },
      ]}
    >
      <span className="sr-only">User menu: </span>
      <Avatar name={user.name || user.email} image={user.image} />
      <span className="collapsed:sr-only flex min-w-0 flex-1 flex-col text-left">
        <span className="truncate">{user.name}</span>
        <span className="truncate font-normal text-muted-foreground text-xs">{user.email}</span>
      </span>
      <ChevronsUpDownIcon aria-hidden="true" className="collapsed:hidden text-muted-foreground" />
    </MenuButton>
  );
}

function Identity({ user }: { readonly user: ShellUser }) {
  return (
    <div className="px-2 py-1.5">
      <p className="max-w-64 truncate font-medium">{user.name}</p>
      <p className="max-w-64 truncate text-muted-foreground text-xs">{user.email}</p>
    </div>
  );
}
