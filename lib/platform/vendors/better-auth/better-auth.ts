import "server-only";
import { betterAuth } from "better-auth/minimal";
import { newId } from "@/lib/platform/base/id";
import { log } from "@/lib/platform/base/log";
import { type AccountRows, betterAuthAdapter } from "./adapter.sql";

/** What the product says of its built-in accounts. */
type AccountRules = AccountRows & {
  readonly secret: string;
  readonly origin: string;
  readonly basePath: string;
  readonly passwordLength: { readonly min: number; readonly max: number };
  readonly sessionSeconds: number;
  readonly cookiePrefix: string;
  readonly secureCookies: boolean;
};

/** Better Auth over our own tables: answers the requests of its own API. */
export function openBetterAuth(rules: AccountRules): (request: Request) => Promise<Response> {
  const { handler } = betterAuth({
    appName: "Tallyport",
    secret: rules.secret,
    baseURL: rules.origin,
    basePath: rules.basePath,
    database: betterAuthAdapter(rules),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: rules.passwordLength.min,
      maxPasswordLength: rules.passwordLength.max,
    },
    session: { expiresIn: rules.sessionSeconds, disableSessionRefresh: true },
    user: {
      additionalFields: {
        role: { type: "string", input: false, defaultValue: "USER" },
        hasCompletedOnboarding: { type: "boolean", input: false, defaultValue: false },
      },
    },
    // Counted before Better Auth is asked, by account as well as by address: lib/accounts/identity/passwords/password.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: rules.cookiePrefix,
      useSecureCookies: rules.secureCookies,
      database: { generateId: newId },
    },
    telemetry: { enabled: false },
    // Else its router prints failed statements with their values.
    onAPIError: { throw: true },
    // Its messages name addresses.
    logger: { level: "error", log: () => log().error("better auth failed") },
  });
  return handler;
}
