import { everyCall } from "./every-endpoint";

/** The calls that need no sign-in. */
const PUBLIC = new Set([
  "GET /api/health",
  "GET /api/ready",
  "POST /api/auth/sign-in/email",
  "POST /api/auth/sign-up/email",
  "POST /api/auth/sign-out",
  // Calls for which the token in the URL is the credential.
  "GET /api/settings/email-forwarding/verify",
  "GET /api/calendar/[token]",
  "GET /api/unsubscribe/[token]",
  "POST /api/unsubscribe/[token]",
]);
/** Paths with a secret of their own; without it they respond with 401 too. */
export const BY_SECRET = /^\/api\/(webhooks|jobs)\//;
export const UNKNOWN = "/api/[[...path]]";
/** Paths that take files in multipart forms. */
export const UPLOADS =
  /^\/api\/(imports|uploads)\/|import-csv|(bank-transactions|commission-reports)\/import/;
/** Administrators' paths that agents may call too. */
const ADMIN_BUT_OPEN = new Set(["GET /api/admin/suppliers/[id]"]);

export const calls = await everyCall();
export const known = calls.filter(({ path }) => path !== UNKNOWN);
export const guarded = known.filter(({ name, path }) => !PUBLIC.has(name) && !BY_SECRET.test(path));
export const withId = guarded.filter(({ params }) => params.includes("id"));
export const writing = known.filter(({ method }) => method !== "GET");
export const takingJson = writing.filter(({ shape }) => shape?.body);
export const forAdmins = guarded.filter(
  ({ name, path }) => path.startsWith("/api/admin/") && !ADMIN_BUT_OPEN.has(name),
);

/** Malformed values in place of an id or a name in a path. */
export const MALFORMED = [
  "1",
  "-1",
  "undefined",
  "' or 1=1 --",
  "..",
  "../../admin",
  "%00",
  "\u0000",
  "\ud800",
  "00000000-0000-0000-0000-00000000000g",
  "0190b6a2-0000-7000-8000-000000000000 ",
  "x".repeat(10_000),
  "🌴",
  "__proto__",
  "constructor",
];
