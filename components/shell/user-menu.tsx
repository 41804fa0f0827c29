import { ChevronsUpDownIcon } from "lucide-react";
import { useTransition } from "react";
import { way } from "@/components/shared/form/way-out";
import { MenuButton } from "@/components/shared/menu/menu-button";
import { useLazyMenuItems } from "@/components/shared/menu/use-lazy-menu-items";
import { tour } from "@/components/shell/tour/tour";
import { Avatar } from "@/components/ui/avatar";
import type { Area } from "./navigation.model";
import { useSidebar } from "./sidebar/sidebar-state";

export type ShellUser = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly image: string | null;
  readonly isAdmin: boolean;
};

/** Loaded when the user is about to open the menu. */
const itemsOf = async () => (await import("./user-menu-items")).userMenuItems;

/**
 * The user menu at the bottom of the sidebar, with account pages, the tour of the agent's pages, help and Log out.
 */
export function UserMenu({
  area,
  user,
  supportHref,
  signOut,
}: {
  readonly area: Area;
  readonly user: ShellUser;
  readonly supportHref: string | null;
  readonly signOut: () => Promise<void>;
}) {
  const { make, near } = useLazyMenuItems(itemsOf);
  const [leaving, startTransition] = useTransition();
  const { closeSheet } = useSidebar();
  const takeTour = () => {
    closeSheet();
    tour.take();
  };
  const logOut = () => way.signOut(() => startTransition(signOut));
  return (
    <MenuButton
      variant="ghost"
      data-tour="user-menu"
      side="top"
      align="start"
      aria-busy={leaving}
      className="h-12 collapsed:w-9 w-full justify-start gap-3 collapsed:px-0.5 px-2 hover:bg-border/60"
      header={<Identity user={user} />}
      items={make ? make({ area, supportHref, takeTour, logOut }) : []}
      onNear={near}
    >
      <span className="sr-only">User menu: </span>
      <Avatar name={user.name || user.email} image={user.image} />
      <span className="collapsed:sr-only flex min-w-0 flex-1 flex-col text-left">
        <span className="truncate">{user.name}</span>
        <span className="truncate font-normal text-muted-foreground text-xs">{user.email}</span>
      </span>
      <ChevronsUpDownIcon className="collapsed:hidden text-muted-foreground" />
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
