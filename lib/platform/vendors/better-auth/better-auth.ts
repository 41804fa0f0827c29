import "server-only";
import { betterAuth } from "better-auth/minimal";
import { newId } from "@/lib/platform/base/id";
import { log } from "@/lib/platform/base/log";
import { type AccountRows, betterAuthAdapter } from "./adapter.sql";

/** The settings of the built-in accounts. */
type AccountRules = AccountRows & {
  readonly secret: string;
  readonly origin: string;
  readonly basePath: string;
  readonly passwordLength: { readonly min: number; readonly max: number };
  readonly sessionSeconds: number;
  readonly cookiePrefix: string;
  readonly secureCookies: boolean;
};

/** Sets up Better Auth on the product's tables; returns the handler for requests to its API. */
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
    // Rate limits are applied before Better Auth is called, by account and by address:
    // lib/accounts/identity/passwords/password.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: rules.cookiePrefix,
      useSecureCookies: rules.secureCookies,
      database: { generateId: newId },
    },
    telemetry: { enabled: false },
    // Otherwise its router prints failed statements with their values.
    onAPIError: { throw: true },
    // Its messages contain addresses.
    logger: { level: "error", log: () => log().error("better auth failed") },
  });
  return handler;
}
