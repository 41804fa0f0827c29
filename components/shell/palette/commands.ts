import {
  CompassIcon,
  KeyboardIcon,
  KeyRoundIcon,
  LandmarkIcon,
  LogOutIcon,
  MailPlusIcon,
  MonitorIcon,
  MoonIcon,
  PlusIcon,
  ShipIcon,
  SunIcon,
  UploadIcon,
  UserPlusIcon,
  WebhookIcon,
} from "lucide-react";
import { way } from "@/components/shared/form/way-out";
import { SHORTCUTS } from "@/components/shared/keyboard/shortcut.model";
import { shortcuts } from "@/components/shared/keyboard/shortcuts";
import { tour } from "@/components/shell/tour/tour";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { addBookingHere } from "../add-booking-here";
import type { Area } from "../navigation.model";
import { NAVIGATION_ICONS } from "../navigation-icons";
import { matchesWordPrefixes } from "./matching.model";
import type { PaletteGroup, PaletteOption } from "./option";
import { placesOf } from "./palette-pages.model";

/** The context that determines the palette's commands. */
export type Surroundings = {
  readonly area: Area;
  readonly isAdmin: boolean;
  readonly isDark: boolean;
  readonly setTheme: (theme: "light" | "dark" | "system") => void;
  readonly signOut: () => void;
  /** Opens the file dialog for email files; only on the screen that accepts them. */
  readonly importEmails?: (() => void) | undefined;
};

type Command = PaletteOption & { readonly words?: string | undefined; readonly deep?: boolean | undefined };

/** Returns the pages and actions that match the typed text; without a text, those that aren't `deep`. */
export function commandGroups(typed: string, here: Surroundings): readonly PaletteGroup[] {
  const offered = (commands: readonly Command[]) =>
    commands.filter(({ label, words = "", deep }) =>
      typed === "" ? !deep : matchesWordPrefixes(typed, `${label} ${words}`),
    );
  return [
    { label: "Pages", options: offered(pages(here)) },
    { label: "Actions", options: offered([...actionsOf(here), ...everywhere(here)]) },
  ].filter(({ options }) => options.length > 0);
}

function pages({ area, isAdmin }: Surroundings): readonly Command[] {
  return placesOf(area, isAdmin).map(({ icon, shortcut, ...place }) => ({
    ...place,
    id: `page-${place.href}`,
    icon: NAVIGATION_ICONS[icon],
    keys: shortcut && SHORTCUTS[shortcut].keys,
  }));
}

function actionsOf({ area, importEmails }: Surroundings): readonly Command[] {
  if (area === "admin") return ADMIN;
  const target = importEmails ? { run: importEmails } : { href: "/emails/new" };
  return [...AGENT, { ...IMPORT_EMAILS, ...target }];
}

const IMPORT_EMAILS = {
  id: "import-eml",
  icon: MailPlusIcon,
  label: "Import .eml",
  words: "email email upload file message",
};

const ADMIN: readonly Command[] = [
  {
    id: "import-statement",
    icon: UploadIcon,
    label: "Import statement",
    words: "bank transactions upload file",
    href: OPEN_URL.href("/admin/transactions", { dialog: "import-statement" }),
  },
  {
    id: "bank-accounts",
    icon: LandmarkIcon,
    label: "Bank accounts",
    words: "statement",
    deep: true,
    href: OPEN_URL.href("/admin/transactions", { dialog: "bank-accounts" }),
  },
  {
    id: "invite-users",
    icon: UserPlusIcon,
    label: "Invite users",
    words: "invitation new people",
    href: "/admin/invites",
  },
];

const AGENT: readonly Command[] = [
  {
    id: "add-booking",
    icon: PlusIcon,
    label: "Add Booking",
    words: "new create",
    keys: SHORTCUTS.addBooking.keys,
    // This replaces an open booking in the address, so ask for confirmation first.
    run: () => way.out(addBookingHere),
  },
  {
    id: "import-csv",
    icon: UploadIcon,
    label: "Import CSV",
    words: "bookings upload spreadsheet",
    href: OPEN_URL.href("/bookings/open", { dialog: "import-csv" }),
  },
  {
    id: "add-supplier",
    icon: ShipIcon,
    label: "Add Supplier",
    words: "new create",
    deep: true,
    href: OPEN_URL.href("/suppliers", { dialog: "add-supplier" }),
  },
  {
    id: "add-api-key",
    icon: KeyRoundIcon,
    label: "Create API Key",
    words: "new create program token",
    deep: true,
    href: OPEN_URL.href("/settings/api-keys", { dialog: "add-api-key" }),
  },
  {
    id: "add-webhook",
    icon: WebhookIcon,
    label: "Add Webhook",
    words: "new create endpoint program",
    deep: true,
    href: OPEN_URL.href("/settings/api-keys", { dialog: "add-webhook" }),
  },
  {
    id: "take-tour",
    icon: CompassIcon,
    label: "Take Tour",
    words: "guided help introduction welcome",
    deep: true,
    run: () => tour.take(),
  },
];

function everywhere({ isDark, setTheme, signOut }: Surroundings): readonly Command[] {
  const words = "theme appearance mode";
  const light = { icon: SunIcon, label: "Switch to the light theme", run: () => setTheme("light") };
  const dark = { icon: MoonIcon, label: "Switch to the dark theme", run: () => setTheme("dark") };
  return [
    { id: "theme", words, ...(isDark ? light : dark) },
    {
      id: "system-theme",
      icon: MonitorIcon,
      label: "Follow the system's theme",
      words: `${words} light dark`,
      deep: true,
      run: () => setTheme("system"),
    },
    {
      id: "shortcuts",
      icon: KeyboardIcon,
      label: "Keyboard shortcuts",
      words: "keys help",
      keys: SHORTCUTS.help.keys,
      run: () => shortcuts.showList(),
    },
    { id: "log-out", icon: LogOutIcon, label: "Log out", words: "sign out leave", run: signOut },
  ];
}
