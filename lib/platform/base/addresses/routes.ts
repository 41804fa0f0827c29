/** How far a visitor has come. */
export type Visitor = "signed-out" | "suspended" | "leaving" | "not-onboarded" | "agent" | "admin";

/** Whether a path is shown, or where to go instead. `keepsQuery` when the destination is the same screen by another name. */
export type Passage =
  | { readonly kind: "pass" }
  | { readonly kind: "redirect"; readonly to: string; readonly keepsQuery: boolean };

type Audience = "signed-out" | "suspended" | "leaving" | "everybody" | "newcomer" | "agent" | "admin";

/** Every page there is and whom it is for; a test holds this list against the folders of `app`. */
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

/** Paths that are another name of a page. */
const ALIASES: Readonly<Record<string, string>> = { "/emails": "/emails/new" };

/** A tab or one booking's id. */
const BOOKING_PATH = /^\/bookings\/(open|closed|archived|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

const PASS: Passage = { kind: "pass" };
/** Stands for the product, wherever it is served. */
const OWN = "http://own.invalid";

/** What happens when this visitor opens this path: the tables "Access gating" of both specifications. Pure. */
export function gate(path: string, who: Visitor): Passage {
  const alias = aliasOf(path);
  if (path === "/pricing" && isFor("agent", who)) return to("/plan", true);
  const audience = audienceOf(alias ?? path);
  if (!isFor(audience, who)) return to(HOMES[who]);
  return alias === undefined ? PASS : to(alias, true);
}

/** The address at which this visitor ends up who asks for this one. */
export function landing(address: string, who: Visitor): string {
  const { pathname, search } = new URL(address, OWN);
  const passage = gate(pathname, who);
  if (passage.kind === "pass") return address;
  return landing(passage.keepsQuery ? `${passage.to}${search}` : passage.to, who);
}

/** Anything else below `/bookings` is the open tab by another name. */
function aliasOf(path: string): string | undefined {
  const isOther = path.startsWith("/bookings/") && !BOOKING_PATH.test(path);
  return isOther ? "/bookings/open" : ALIASES[path];
}

/** Where someone who may not see a path goes, which is also where each of them begins. */
const HOMES: Readonly<Record<Visitor, string>> = {
  "signed-out": "/sign-in",
  suspended: "/suspended",
  leaving: "/leaving",
  "not-onboarded": "/onboarding",
  agent: "/",
  admin: "/",
};

/** A path of our own to return to after signing in; "/" for everything that could lead elsewhere. */
export function ownPath(value: string | null | undefined): string {
  if (!value?.startsWith("/") || /^\/[/\\]|[\\\p{Cc}]/u.test(value)) return "/";
  if (!URL.canParse(value, OWN)) return "/";
  const url = new URL(value, OWN);
  // "/.//host" is "//host" once its dots are gone, which leads there.
  const isOwn = url.origin === OWN && !url.pathname.startsWith("//");
  return isOwn ? `${url.pathname}${url.search}` : "/";
}

/** Whether a path can be decoded; one that cannot is nobody's. */
export function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function to(path: string, keepsQuery = false): Passage {
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

/** An exact page before one with variable parts, as the router does. */
function audienceOf(path: string): Audience | undefined {
  return PAGES[path] ?? PATTERNS.find(({ pattern }) => pattern.test(path))?.audience;
}

const PATTERNS = Object.entries(PAGES)
  .filter(([page]) => page.includes("["))
  .map(([page, audience]) => ({ pattern: patternOf(page), audience }));

/** The addresses of a page or route handler. `[[...x]]` is any number of segments, `[...x]` one or more, `[x]` exactly one. */
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
