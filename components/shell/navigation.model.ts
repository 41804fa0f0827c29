import { counted } from "@/lib/platform/base/text";

export type Area = "agent" | "admin";
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
  | "books"
  | "unclaimed"
  | "review"
  | "audit"
  | "users"
  | "invites";

/**
 * A link of the sidebar. It is active on `prefix` and the pages below it; without a prefix, only on `href` itself.
 */
export type NavigationItem = {
  readonly label: string;
  /** The heading of its page, if that isn't the label. */
  readonly heading?: string;
  readonly href: string;
  readonly prefix?: string;
  readonly icon: NavigationIcon;
  /** A second prefix of pages that belong to the entry. */
  readonly also?: string;
  readonly badge?: "emails" | "bookings" | "transactions" | "claims" | "reviews";
};
export type NavigationGroup = { readonly label: string; readonly items: readonly NavigationItem[] };

/**
 * The counts of the sidebar's badges: new emails, overdue bookings, and undecided bank transactions, claims and
 * reviews.
 */
export type NavigationBadges = {
  readonly emails?: number;
  readonly bookings?: number;
  readonly transactions?: number;
  readonly claims?: number;
  readonly reviews?: number;
};

/** Returns whether the page at `pathname` belongs to this entry. */
export function isActive(item: Pick<NavigationItem, "href" | "prefix" | "also">, pathname: string): boolean {
  if (item.prefix === undefined) return pathname === item.href;
  return [item.prefix, item.also].some(
    (prefix) => prefix !== undefined && (pathname === prefix || pathname.startsWith(`${prefix}/`)),
  );
}

/**
 * Returns whether a screen needs the sidebar's space for its panes. There the sidebar starts as icons until toggled.
 */
export function needsRoom(pathname: string): boolean {
  return pathname.startsWith("/emails/");
}

/** Returns the text of a badge for screen readers. */
export function badgeWords(badge: keyof NavigationBadges, count: number): string {
  return counted(count, COUNTED[badge]);
}

const COUNTED: Readonly<Record<keyof NavigationBadges, string>> = {
  emails: "new email",
  bookings: "overdue booking",
  transactions: "waiting transaction",
  claims: "waiting claim",
  reviews: "waiting review",
};
