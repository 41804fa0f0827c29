import {
  CompassIcon,
  CreditCardIcon,
  KeyboardIcon,
  LifeBuoyIcon,
  LogOutIcon,
  SettingsIcon,
  ShieldIcon,
  UserIcon,
} from "lucide-react";
import { shortcuts } from "@/components/shared/keyboard/shortcuts";
import type { MenuItem } from "@/components/shared/menu/menu-item";
import type { Area } from "./navigation.model";

/** Returns the items of the user menu. */
export function userMenuItems({
  area,
  supportHref,
  takeTour,
  logOut,
}: {
  readonly area: Area;
  readonly supportHref: string | null;
  readonly takeTour: () => void;
  readonly logOut: () => void;
}): MenuItem[] {
  const help = supportHref ? [{ label: "Help & Support", icon: LifeBuoyIcon, href: supportHref }] : [];
  return [
    { kind: "separator" },
    { label: "Profile", icon: UserIcon, href: "/user/profile" },
    { label: "Preferences", icon: SettingsIcon, href: "/user/preferences/general" },
    { label: "Keyboard shortcuts", icon: KeyboardIcon, onSelect: () => shortcuts.showList() },
    { label: "Security and Data", icon: ShieldIcon, href: "/user/security" },
    { label: "Billing", icon: CreditCardIcon, href: "/user/billing" },
    ...(area === "agent" ? [{ label: "Take Tour", icon: CompassIcon, onSelect: takeTour }] : []),
    { label: "Help", icon: LifeBuoyIcon, href: "/help" },
    ...help,
    { label: "Log out", icon: LogOutIcon, onSelect: logOut },
  ];
}
