import type { ShortcutName } from "@/components/shared/keyboard/shortcut.model";
import { BOOKINGS_URL, type BookingsValues } from "@/lib/platform/base/addresses/addresses.model";
import type { UrlPatch } from "@/lib/platform/base/addresses/url-state.model";
import type { Area, NavigationIcon } from "../navigation.model";
import { navigationOf } from "../navigation-groups.model";

/**
 * A page offered by the palette. `words` are alternative names; a `deep` page is offered only after the user types.
 */
export type PalettePage = {
  readonly label: string;
  readonly href: string;
  readonly icon: NavigationIcon;
  readonly words?: string;
  readonly deep?: boolean;
  readonly shortcut?: ShortcutName | undefined;
};

/**
 * Returns the palette's pages for an area: those of its sidebar, the other area for an administrator, and deeper
 * pages.
 */
export function placesOf(area: Area, isAdmin: boolean): readonly PalettePage[] {
  const pages = navigationOf(area)
    .flatMap((group) => group.items)
    .map(({ label, href, icon }) => ({
      label,
      href,
      icon,
      shortcut: KEYS[href],
    }));
  if (area === "admin") return [...pages, { label: "Agent Dashboard", href: "/", icon: "dashboard" }, ...OWN];
  return [...pages, ...(isAdmin ? [ADMIN] : []), ...DEEP, ...OWN];
}

const KEYS: Readonly<Record<string, ShortcutName>> = {
  "/": "goDashboard",
  "/emails/new": "goEmails",
  "/bookings/open": "goBookings",
  "/suppliers": "goSuppliers",
  "/admin": "goAdmin",
  "/admin/transactions": "goTransactions",
};

const ADMIN: PalettePage = { label: "Admin Dashboard", href: "/admin", icon: "dashboard" };

const openBookings = (says: UrlPatch<BookingsValues>) => BOOKINGS_URL.href("/bookings/open", says);

const DEEP = deep([
  { label: "Emails in review", href: "/emails/review", icon: "emails", words: "pending mail" },
  { label: "Emails that are done", href: "/emails/done", icon: "emails", words: "processed mail" },
  { label: "Emails in the trash", href: "/emails/trash", icon: "emails", words: "discarded rejected mail" },
  { label: "Closed bookings", href: "/bookings/closed", icon: "bookings", words: "paid" },
  { label: "Archived bookings", href: "/bookings/archived", icon: "bookings" },
  { label: "Overdue bookings", href: openBookings({ view: "overdue" }), icon: "bookings", words: "late" },
  {
    label: "Chase overdue commission",
    href: openBookings({ view: "chase" }),
    icon: "bookings",
    words: "remind suppliers late",
  },
  {
    label: "Unclaimed commission",
    href: openBookings({ view: "unclaimed" }),
    icon: "bookings",
    words: "claim payment",
  },
  {
    label: "Calendar of bookings",
    href: openBookings({ layout: "calendar" }),
    icon: "bookings",
    words: "month travel",
  },
]);

/** Pages of the user's own account, available in both areas. */
const OWN = deep([
  {
    label: "Notifications",
    href: "/notifications",
    icon: "emails",
    words: "messages bell",
    shortcut: "goNotifications",
  },
  { label: "Profile", href: "/user/profile", icon: "settings", words: "name company phone picture" },
  {
    label: "Preferences",
    href: "/settings/preferences",
    icon: "settings",
    words: "currency time zone date format language theme single keys privacy",
  },
  {
    label: "Notification settings",
    href: "/settings/notifications",
    icon: "settings",
    words: "mail frequency alerts",
  },
  { label: "API keys and webhooks", href: "/settings/api-keys", icon: "settings", words: "programs" },
  {
    label: "Security and Data",
    href: "/user/security",
    icon: "settings",
    words: "two-factor authentication code password download export delete account",
  },
  { label: "Billing", href: "/user/billing", icon: "settings", words: "invoices payment card subscription" },
  { label: "Plans", href: "/plan", icon: "settings", words: "pricing subscription upgrade" },
  {
    label: "Help",
    href: "/help",
    icon: "settings",
    words: "how guide import bank statements pay agents close a month",
  },
  {
    label: "How to forward a confirmation",
    href: "/help#forward",
    icon: "settings",
    words: "help private address",
  },
  {
    label: "How to convert an email into a booking",
    href: "/help#convert",
    icon: "settings",
    words: "help",
  },
  {
    label: "How to chase overdue commission",
    href: "/help#chase",
    icon: "settings",
    words: "help suppliers",
  },
  { label: "How to get paid", href: "/help#commission", icon: "settings", words: "help payouts claim" },
  {
    label: "How to set up email forwarding",
    href: "/help/email-setup",
    icon: "settings",
    words: "help gmail outlook apple",
  },
]);

function deep(places: readonly PalettePage[]): readonly PalettePage[] {
  return places.map((place) => ({ ...place, deep: true }));
}
