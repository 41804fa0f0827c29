import { patternOf } from "./routes";

/** Every path of the API and the methods it takes; a test holds this list against the folders of `app/api`. */
export const API_METHODS: Readonly<Record<string, string>> = {
  "/api/[[...path]]": "GET, POST, PUT, PATCH, DELETE",
  "/api/activity/recent": "GET",
  "/api/activity/stats": "GET",
  "/api/admin/audit/export": "GET",
  "/api/admin/bank-transactions/[id]": "GET",
  "/api/admin/bank-transactions/[id]/ignore": "POST",
  "/api/admin/bank-transactions/[id]/match": "POST",
  "/api/admin/bank-transactions/[id]/supplier": "POST",
  "/api/admin/bank-transactions/export": "GET",
  "/api/admin/bank-transactions/list": "POST",
  "/api/admin/bank-transactions/import": "POST",
  "/api/admin/bank-transactions/import/[id]": "GET, POST",
  "/api/admin/bank-transactions/import/preview": "POST",
  "/api/admin/commission-reports/[id]": "GET",
  "/api/admin/commission-reports/[id]/document": "GET",
  "/api/admin/commission-reports/export": "GET",
  "/api/admin/commission-reports/import": "POST",
  "/api/admin/commission-reports/import/preview": "POST",
  "/api/admin/commission-reports/list": "POST",
  "/api/admin/bank-transactions/[id]/details": "GET",
  "/api/admin/bookings": "GET",
  "/api/admin/bookings/[id]/details": "GET",
  "/api/admin/review": "GET",
  "/api/admin/review/[id]": "GET",
  "/api/admin/review/[id]/action": "POST",
  "/api/admin/review/[id]/body": "GET",
  "/api/admin/review/[id]/details": "GET",
  "/api/admin/review/[id]/original": "GET",
  "/api/admin/review/stats": "GET",
  "/api/admin/suppliers/[id]": "GET",
  "/api/admin/suppliers/[id]/report": "GET",
  "/api/admin/suppliers/export": "GET",
  "/api/admin/suppliers/list": "POST",
  "/api/admin/unowned-emails/[id]/statement": "POST",
  "/api/auth/sign-in/email": "POST",
  "/api/auth/sign-out": "POST",
  "/api/auth/sign-up/email": "POST",
  "/api/bookings": "GET, POST",
  "/api/bookings/[id]": "GET, PATCH, DELETE",
  "/api/bookings/[id]/archive": "PATCH",
  "/api/bookings/[id]/close": "PATCH",
  "/api/bookings/[id]/details": "GET",
  "/api/bookings/count": "GET",
  "/api/bookings/export": "GET",
  "/api/bookings/import-csv": "POST",
  "/api/bookings/import-csv/[id]": "GET",
  "/api/bookings/import-csv/[id]/failed-rows": "GET",
  "/api/bookings/import-csv/preview": "POST",
  "/api/calendar/[token]": "GET",
  "/api/dashboard/activity": "GET",
  "/api/dashboard/stats": "GET",
  "/api/emails": "GET",
  "/api/emails/[id]": "GET",
  "/api/emails/[id]/accuracy-feedback": "POST",
  "/api/emails/[id]/body": "GET",
  "/api/emails/[id]/convert": "POST",
  "/api/emails/[id]/discard": "POST",
  "/api/emails/[id]/original": "GET",
  "/api/health": "GET",
  "/api/imports/eml": "POST",
  "/api/inbox": "GET",
  "/api/inbox/[id]": "GET",
  "/api/inbox/count": "GET",
  "/api/jobs/run": "GET",
  "/api/notifications": "GET",
  "/api/notifications/[id]/read": "PATCH",
  "/api/notifications/read-all": "PATCH",
  "/api/ready": "GET",
  "/api/settings/email-forwarding": "GET, POST",
  "/api/settings/email-forwarding/[address]": "DELETE",
  "/api/settings/email-forwarding/resend": "POST",
  "/api/settings/email-forwarding/verify": "GET",
  "/api/supplier/list": "POST",
  "/api/users": "POST",
  "/api/users/me": "GET",
  "/api/users/me/changes": "GET",
  "/api/users/me/data": "GET",
  "/api/users/me/onboarding": "PUT",
  "/api/users/me/onboarding-details": "POST",
  "/api/users/me/profile": "PUT",
  "/api/webhooks/clerk": "POST",
  "/api/webhooks/inbound-email/[provider]": "POST",
  "/api/webhooks/stripe": "POST",
};

const UNKNOWN_PATH = "/api/[[...path]]";

/** The methods that a path of the API takes when this one is none of them, as the header `Allow` lists them. */
export function methodsInsteadOf(method: string, path: string): string | undefined {
  const methods = API_METHODS[path] ?? PATTERNS.find(({ pattern }) => pattern.test(path))?.methods;
  const asked = method === "HEAD" ? "GET" : method;
  return !methods || asked === "OPTIONS" || methods.split(", ").includes(asked) ? undefined : methods;
}

/** What nobody else takes comes last. */
const PATTERNS = Object.entries(API_METHODS)
  .filter(([path]) => path.includes("["))
  .sort(([one], [other]) => Number(one === UNKNOWN_PATH) - Number(other === UNKNOWN_PATH))
  .map(([path, methods]) => ({ pattern: patternOf(path), methods }));
