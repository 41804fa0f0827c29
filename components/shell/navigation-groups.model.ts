import type { Area, NavigationGroup, NavigationIcon, NavigationItem } from "./navigation.model";

/** Sidebar entries that depend on the installation's configuration. */
export type NavigationExtras = { readonly hasPayouts?: boolean };

/** Pages that exist only if the platform pays its agents. */
const OF_PAYOUTS = /^\/(payouts|admin\/books)$/;
const AGENT: readonly NavigationGroup[] = [
  {
    label: "Overview",
    items: [{ label: "Dashboard", heading: "Welcome Back", href: "/", icon: "dashboard" }],
  },
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
        heading: "Email forwarding",
        href: "/settings/email-forwarding",
        prefix: "/settings",
        icon: "settings",
      },
    ],
  },
];

const ADMIN: readonly NavigationGroup[] = [
  {
    label: "Overview",
    items: [{ label: "Dashboard", heading: "Admin Dashboard", href: "/admin", icon: "dashboard" }],
  },
  {
    label: "Manage",
    items: [
      itemOf("Emails", "/admin/emails", "emails"),
      itemOf("Bookings", "/admin/bookings", "bookings"),
      {
        ...itemOf("Transactions", "/admin/transactions", "transactions"),
        heading: "Bank Transactions",
        also: "/admin/bank-transactions",
        badge: "transactions",
      },
      { ...itemOf("Suppliers", "/admin/suppliers", "suppliers"), heading: "Supplier Business Intelligence" },
      itemOf("Commission Reports", "/admin/commission-reports", "reports"),
      itemOf("Exchange Rates", "/admin/exchange-rates", "rates"),
      itemOf("Payouts", "/admin/payouts", "payouts"),
      itemOf("Books", "/admin/books", "books"),
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

/** Returns the sidebar groups of an area. For the server only, so that no browser loads the other area's entries. */
export function navigationOf(
  area: Area,
  { hasPayouts = false }: NavigationExtras = {},
): readonly NavigationGroup[] {
  const groups = area === "admin" ? ADMIN : AGENT;
  const isShown = ({ href }: NavigationItem) => hasPayouts || !OF_PAYOUTS.test(href);
  return groups.map(({ label, items }) => ({ label, items: items.filter(isShown) }));
}

function itemOf(label: string, href: string, icon: NavigationIcon): NavigationItem {
  return { label, href, prefix: href, icon };
}
