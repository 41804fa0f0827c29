import { counted } from "@/lib/base/text";

export type Area = "agent" | "admin";
export type NavigationIcon =
  | "dashboard"
  | "emails"
  | "bookings"
  | "suppliers"
  | "settings"
  | "transactions"
  | "reports"
  | "unclaimed"
  | "review"
  | "audit"
  | "users"
  | "invites";

/** One link of the sidebar. It is active on `prefix` and below; without a prefix only on `href` itself. `hasPage` turns it on once its page exists. */
export type NavigationItem = {
  readonly label: string;
  readonly href: string;
  readonly prefix?: string;
  readonly icon: NavigationIcon;
  /** Another prefix of pages that belong to it. */
  readonly also?: string;
  readonly badge?: "emails" | "bookings" | "transactions" | "claims" | "reviews";
  readonly hasPage: boolean;
};
export type NavigationGroup = { readonly label: string; readonly items: readonly NavigationItem[] };

/** What the sidebar counts: new e-mails, overdue bookings, bank transactions, claims and reviews that wait for a decision. */
export type NavigationBadges = {
  readonly emails?: number;
  readonly bookings?: number;
  readonly transactions?: number;
  readonly claims?: number;
  readonly reviews?: number;
};

const AGENT: readonly NavigationGroup[] = [
  { label: "Overview", items: [{ label: "Dashboard", href: "/", icon: "dashboard", hasPage: true }] },
  {
    label: "Manage",
    items: [
      {
        label: "Emails",
        href: "/emails/new",
        prefix: "/emails",
        icon: "emails",
        badge: "emails",
        hasPage: true,
      },
      {
        label: "Bookings",
        href: "/bookings/open",
        prefix: "/bookings",
        icon: "bookings",
        badge: "bookings",
        hasPage: true,
      },
      { label: "Suppliers", href: "/suppliers", prefix: "/suppliers", icon: "suppliers", hasPage: true },
      {
        label: "Settings",
        href: "/settings/email-forwarding",
        prefix: "/settings",
        icon: "settings",
        hasPage: true,
      },
    ],
  },
];

const ADMIN: readonly NavigationGroup[] = [
  { label: "Overview", items: [{ label: "Dashboard", href: "/admin", icon: "dashboard", hasPage: true }] },
  {
    label: "Manage",
    items: [
      adminItem("Emails", "/admin/emails", "emails"),
      adminItem("Bookings", "/admin/bookings", "bookings", true),
      {
        ...adminItem("Transactions", "/admin/transactions", "transactions", true),
        also: "/admin/bank-transactions",
        badge: "transactions",
      },
      adminItem("Suppliers", "/admin/suppliers", "suppliers", true),
      { ...adminItem("Commission Reports", "/admin/commission-reports", "reports"), hasPage: true },
      {
        ...adminItem("Unclaimed Commission", "/admin/unclaimed", "unclaimed"),
        badge: "claims",
        hasPage: true,
      },
      { ...adminItem("AI Review", "/admin/ai-review", "review", true), badge: "reviews" },
      adminItem("Audit", "/admin/audit", "audit", true),
      adminItem("Users", "/admin/users", "users", true),
      adminItem("User Invites", "/admin/invites", "invites", true),
    ],
  },
];

/** The groups of an area's sidebar, without entries whose page does not exist and without empty groups. */
export function navigationOf(area: Area): readonly NavigationGroup[] {
  return (area === "admin" ? ADMIN : AGENT)
    .map((group) => ({ ...group, items: group.items.filter((item) => item.hasPage) }))
    .filter((group) => group.items.length > 0);
}

/** Whether the page at `pathname` belongs to this entry. */
export function isActive(item: Pick<NavigationItem, "href" | "prefix" | "also">, pathname: string): boolean {
  if (item.prefix === undefined) return pathname === item.href;
  return [item.prefix, item.also].some(
    (prefix) => prefix !== undefined && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
  );
}

/** Screens whose panes need the sidebar's room: it starts as icons there until it is toggled. */
export function needsRoom(pathname: string): boolean {
  return pathname.startsWith("/emails/");
}

/** What a badge says to somebody who can't see where it stands. */
export function badgeWords(badge: keyof NavigationBadges, count: number): string {
  return counted(count, COUNTED[badge]);
}

const COUNTED: Readonly<Record<keyof NavigationBadges, string>> = {
  emails: "new e-mail",
  bookings: "overdue booking",
  transactions: "waiting transaction",
  claims: "waiting claim",
  reviews: "waiting review",
};

function adminItem(label: string, href: string, icon: NavigationIcon, hasPage = false): NavigationItem {
  return { label, href, prefix: href, icon, hasPage };
}
