import { counted } from "@/lib/platform/base/text";

export type Area = "agent" | "admin";
/** What the sidebar has only where the platform has it. */
export type NavigationExtras = { readonly hasPayouts?: boolean };
export type NavigationIcon =
  | "dashboard"
  | "emails"
  | "bookings"
  | "suppliers"
  | "settings"
  | "transactions"
  | "reports"
  | "rates"
  | "payouts"
  | "unclaimed"
  | "review"
  | "audit"
  | "users"
  | "invites";

/** One link of the sidebar. It is active on `prefix` and below; without a prefix only on `href` itself. */
export type NavigationItem = {
  readonly label: string;
  readonly href: string;
  readonly prefix?: string;
  readonly icon: NavigationIcon;
  /** Another prefix of pages that belong to it. */
  readonly also?: string;
  readonly badge?: "emails" | "bookings" | "transactions" | "claims" | "reviews";
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

/** What is there only where the platform pays its agents. */
const OF_PAYOUTS = /^\/(payouts|admin\/books)$/;
const AGENT: readonly NavigationGroup[] = [
  { label: "Overview", items: [{ label: "Dashboard", href: "/", icon: "dashboard" }] },
  {
    label: "Manage",
    items: [
      {
        label: "Emails",
        href: "/emails/new",
        prefix: "/emails",
        icon: "emails",
        badge: "emails",
      },
      {
        label: "Bookings",
        href: "/bookings/open",
        prefix: "/bookings",
        icon: "bookings",
        badge: "bookings",
      },
      { label: "Suppliers", href: "/suppliers", prefix: "/suppliers", icon: "suppliers" },
      itemOf("Payouts", "/payouts", "payouts"),
      {
        label: "Settings",
        href: "/settings/email-forwarding",
        prefix: "/settings",
        icon: "settings",
      },
    ],
  },
];

const ADMIN: readonly NavigationGroup[] = [
  { label: "Overview", items: [{ label: "Dashboard", href: "/admin", icon: "dashboard" }] },
  {
    label: "Manage",
    items: [
      itemOf("Emails", "/admin/emails", "emails"),
      itemOf("Bookings", "/admin/bookings", "bookings"),
      {
        ...itemOf("Transactions", "/admin/transactions", "transactions"),
        also: "/admin/bank-transactions",
        badge: "transactions",
      },
      itemOf("Suppliers", "/admin/suppliers", "suppliers"),
      itemOf("Commission Reports", "/admin/commission-reports", "reports"),
      itemOf("Exchange Rates", "/admin/exchange-rates", "rates"),
      itemOf("Payouts", "/admin/payouts", "payouts"),
      itemOf("Books", "/admin/books", "reports"),
      {
        ...itemOf("Unclaimed Commission", "/admin/unclaimed", "unclaimed"),
        badge: "claims",
      },
      { ...itemOf("AI Review", "/admin/ai-review", "review"), badge: "reviews" },
      itemOf("Audit", "/admin/audit", "audit"),
      itemOf("Users", "/admin/users", "users"),
      itemOf("User Invites", "/admin/invites", "invites"),
    ],
  },
];

/** The groups of an area's sidebar. */
export function navigationOf(
  area: Area,
  { hasPayouts = false }: NavigationExtras = {},
): readonly NavigationGroup[] {
  const groups = area === "admin" ? ADMIN : AGENT;
  const isShown = ({ href }: NavigationItem) => hasPayouts || !OF_PAYOUTS.test(href);
  return groups.map(({ label, items }) => ({ label, items: items.filter(isShown) }));
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

function itemOf(label: string, href: string, icon: NavigationIcon): NavigationItem {
  return { label, href, prefix: href, icon };
}
