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
  emails: "new email",
  bookings: "overdue booking",
  transactions: "waiting transaction",
  claims: "waiting claim",
  reviews: "waiting review",
};
