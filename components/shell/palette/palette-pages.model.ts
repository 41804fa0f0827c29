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

const DEEP = [
  ...deep("emails", [
    ["Emails in review", "/emails/review", "pending mail"],
    ["Emails that are done", "/emails/done", "processed mail"],
    ["Emails in the trash", "/emails/trash", "discarded rejected mail"],
  ]),
  ...deep("bookings", [
    ["Closed bookings", "/bookings/closed", "paid"],
    ["Archived bookings", "/bookings/archived", ""],
    ["Overdue bookings", openBookings({ view: "overdue" }), "late"],
    ["Chase overdue commission", openBookings({ view: "chase" }), "remind suppliers late"],
    ["Unclaimed commission", openBookings({ view: "unclaimed" }), "claim payment"],
    ["Calendar of bookings", openBookings({ layout: "calendar" }), "month travel"],
  ]),
];

/** Pages of the user's own account, available in both areas. */
const OWN: readonly PalettePage[] = [
  {
    label: "Notifications",
    href: "/notifications",
    icon: "emails",
    words: "messages bell",
    deep: true,
    shortcut: "goNotifications",
  },
  ...deep("settings", [
    ["Profile", "/user/profile", "name company phone picture"],
    [
      "Preferences",
      "/settings/preferences",
      "currency time zone date format language theme single keys privacy",
    ],
    ["Notification settings", "/settings/notifications", "mail frequency alerts"],
    ["API keys and webhooks", "/settings/api-keys", "programs"],
    [
      "Security and Data",
      "/user/security",
      "two-factor authentication code password download export delete account",
    ],
    ["Billing", "/user/billing", "invoices payment card subscription"],
    ["Plans", "/plan", "pricing subscription upgrade"],
    ["Help", "/help", "how guide import bank statements pay agents close a month"],
    ["How to forward a confirmation", "/help#forward", "help private address"],
    ["How to convert an email into a booking", "/help#convert", "help"],
    ["How to chase overdue commission", "/help#chase", "help suppliers"],
    ["How to get paid", "/help#commission", "help payouts claim"],
    ["How to set up email forwarding", "/help/email-setup", "help gmail outlook apple"],
  ]),
];

function deep(
  icon: NavigationIcon,
  pages: readonly (readonly [label: string, href: string, words: string])[],
): readonly PalettePage[] {
  return pages.map(([label, href, words]) => ({ label, href, icon, words, deep: true }));
}
