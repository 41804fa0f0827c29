/** How far a visitor has got in signing in and setting up an account. */
export type Visitor = "signed-out" | "suspended" | "leaving" | "not-onboarded" | "agent" | "admin";

/**
 * Whether a path is shown, or where to redirect instead. `keepsQuery` is true when the destination is the same screen
 * under another path.
 */
export type AccessDecision =
  | { readonly kind: "pass" }
  | { readonly kind: "redirect"; readonly to: string; readonly keepsQuery: boolean };

type Audience = "signed-out" | "suspended" | "leaving" | "everybody" | "newcomer" | "agent" | "admin";

/** Every page with its audience; a test compares this list with the folders of `app`. */
export const PAGES: Readonly<Record<string, Audience>> = {
  "/pricing": "signed-out",
  "/welcome": "signed-out",
  "/sign-in/[[...sign-in]]": "signed-out",
  "/sign-up/[[...sign-up]]": "signed-out",
  "/sign-in/sso-callback": "everybody",
  "/post-signup": "everybody",
  "/settings/email-forwarding/verify": "everybody",
  "/invite/accept": "everybody",
  "/reset-password": "everybody",
  "/reset-password/keep": "everybody",
  "/unsubscribe": "everybody",
  "/docs/api/[[...part]]": "everybody",
  "/suspended": "suspended",
  "/leaving": "leaving",
  "/onboarding": "newcomer",
  "/": "agent",
  "/emails/[tab]": "agent",
  "/bookings/[[...tab]]": "agent",
  "/suppliers": "agent",
  "/settings/[[...tab]]": "agent",
  "/settings/api-keys": "agent",
  "/settings/webhooks/[id]": "agent",
  "/settings/notifications": "agent",
  "/settings/preferences": "agent",
  "/user/profile": "agent",
  "/user/preferences/[[...tab]]": "agent",
  "/user/security": "agent",
  "/user/billing": "agent",
  "/plan": "agent",
  "/payouts": "agent",
  "/payouts/[id]": "agent",
  "/notifications/[[...tab]]": "agent",
  "/help": "agent",
  "/help/email-setup": "agent",
  "/email-preview": "agent",
  "/verify-email": "agent",
  "/admin": "admin",
  "/admin/transactions": "admin",
  "/admin/transactions/[id]": "admin",
  "/admin/bank-transactions/[id]": "admin",
  "/admin/emails": "admin",
  "/admin/emails/[id]": "admin",
  "/admin/bookings": "admin",
  "/admin/bookings/[id]": "admin",
  "/admin/suppliers": "admin",
  "/admin/suppliers/[id]": "admin",
  "/admin/commission-reports": "admin",
  "/admin/commission-reports/[id]": "admin",
  "/admin/exchange-rates": "admin",
  "/admin/payouts": "admin",
  "/admin/payouts/[id]": "admin",
  "/admin/payouts/agreements": "admin",
  "/admin/books": "admin",
  "/admin/books/[month]": "admin",
  "/admin/books/reports": "admin",
  "/admin/books/reports/[report]": "admin",
  "/admin/unclaimed": "admin",
  "/admin/ai-review/[[...tab]]": "admin",
  "/admin/ai-review/accuracy": "admin",
  "/admin/audit": "admin",
  "/admin/users": "admin",
  "/admin/invites": "admin",
};

/** Paths that are another name for a page. */
const ALIASES: Readonly<Record<string, string>> = { "/emails": "/emails/new" };

/** The tabs of the bookings page, or the id of a booking. */
const BOOKING_PATH = /^\/bookings\/(open|closed|archived|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

const PASS: AccessDecision = { kind: "pass" };
/** A placeholder for the product's own origin, whatever that is. */
const OWN = "http://own.invalid";

/**
 * Decides what happens when this visitor opens this path, by the tables "Access gating" of both specifications. Pure.
 */
export function checkAccess(path: string, who: Visitor): AccessDecision {
  const alias = aliasOf(path);
  if (path === "/pricing" && isFor("agent", who)) return to("/plan", true);
  const audience = audienceOf(alias ?? path);
  if (!isFor(audience, who)) return to(HOMES[who]);
  return alias === undefined ? PASS : to(alias, true);
}

/** Returns the address at which this visitor ends up after all redirects. */
export function finalAddress(address: string, who: Visitor): string {
  const { pathname, search } = new URL(address, OWN);
  const passage = checkAccess(pathname, who);
  if (passage.kind === "pass") return address;
  return finalAddress(passage.keepsQuery ? `${passage.to}${search}` : passage.to, who);
}

/** Returns the page that a path is another name for. Any unknown path below `/bookings` means the open tab. */
function aliasOf(path: string): string | undefined {
  const isOther = path.startsWith("/bookings/") && !BOOKING_PATH.test(path);
  return isOther ? "/bookings/open" : ALIASES[path];
}

/** Where visitors go who may not see a path; each of them also starts there. */
const HOMES: Readonly<Record<Visitor, string>> = {
  "signed-out": "/sign-in",
  suspended: "/suspended",
  leaving: "/leaving",
  "not-onboarded": "/onboarding",
  agent: "/",
  admin: "/",
};

/**
 * Returns a path of this product to return to after signing in, or "/" for any value that could lead to another site.
 */
export function ownPath(value: string | null | undefined): string {
  if (!value?.startsWith("/") || /^\/[/\\]|[\\\p{Cc}]/u.test(value)) return "/";
  if (!URL.canParse(value, OWN)) return "/";
  const url = new URL(value, OWN);
  // "/.//host" becomes "//host" once its dots are resolved, which leads to another site.
  const isOwn = url.origin === OWN && !url.pathname.startsWith("//");
  return isOwn ? `${url.pathname}${url.search}` : "/";
}

/** Whether a path can be percent-decoded; a path that cannot belongs to no page. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function to(path: string, keepsQuery = false): AccessDecision {
  return { kind: "redirect", to: path, keepsQuery };
}

function isFor(audience: Audience | undefined, who: Visitor): boolean {
  switch (audience) {
    case "everybody":
      return true;
    case "signed-out":
    case "suspended":
    case "leaving":
      return who === audience;
    case "newcomer":
      return who === "not-onboarded";
    case "agent":
      return who === "agent" || who === "admin";
    case "admin":
      return who === "admin";
    case undefined:
      return false;
  }
}

/** Prefers an exact page to one with variable parts, as the router does. */
function audienceOf(path: string): Audience | undefined {
  return PAGES[path] ?? PATTERNS.find(({ pattern }) => pattern.test(path))?.audience;
}

const PATTERNS = Object.entries(PAGES)
  .filter(([page]) => page.includes("["))
  .map(([page, audience]) => ({ pattern: patternOf(page), audience }));

/**
 * Returns a pattern for the addresses of a page or route handler. `[[...x]]` matches any number of segments, `[...x]`
 * one or more, `[x]` exactly one.
 */
export function patternOf(page: string): RegExp {
  const source = page
    .split("/")
    .slice(1)
    .map((part) => {
      if (part.startsWith("[[...")) return "(?:/[^/]+)*";
      if (part.startsWith("[...")) return "(?:/[^/]+)+";
      return part.startsWith("[") ? "/[^/]+" : `/${part}`;
    })
    .join("");
  return new RegExp(`^${source}$`);
}
