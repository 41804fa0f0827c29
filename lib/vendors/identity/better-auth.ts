import "server-only";
import { betterAuth } from "better-auth/minimal";
import { newId } from "@/lib/base/id";
import { log } from "@/lib/base/log";
import { toUnavailable } from "@/lib/context/connection-loss";
import { clientAddress } from "../rate-limit/client-address";
import { betterAuthAdapter } from "./adapter.sql";
import { PASSWORD_LENGTH } from "./password.model";
import { appOrigin, builtinSecret } from "./provider";
import { COOKIE_PREFIX, SESSION_SECONDS, secureCookies } from "./session-cookie";

/** Requests reach Better Auth from our own code only, so any fixed origin does where none is configured. */
const INNER_ORIGIN = "http://localhost";
const BASE_PATH = "/api/auth";

let handler: ((request: Request) => Promise<Response>) | undefined;

/**
 * Asks Better Auth something, as a JSON request of its own API.
 * @param path such as /sign-in/email
 * @param sender headers of the browser's request: its agent and address are kept with the session
 */
export async function askBetterAuth(path: string, body: object, sender: Headers): Promise<Response> {
  handler ??= opened().handler;
  const origin = appOrigin() ?? INNER_ORIGIN;
  const headers = new Headers({ "content-type": "application/json", origin });
  headers.set("x-forwarded-for", clientAddress(sender)?.replace("/64", "") ?? "");
  headers.set("user-agent", sender.get("user-agent") ?? "");
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  try {
    return await handler(new Request(`${origin}${BASE_PATH}${path}`, init));
  } catch (error) {
    throw toUnavailable(error);
  }
}

function opened() {
  return betterAuth({
    appName: "Tallyport",
    secret: builtinSecret(),
    baseURL: appOrigin() ?? INNER_ORIGIN,
    basePath: BASE_PATH,
    database: betterAuthAdapter,
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.min,
      maxPasswordLength: PASSWORD_LENGTH.max,
    },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    user: {
      additionalFields: {
        role: { type: "string", input: false, defaultValue: "USER" },
        hasCompletedOnboarding: { type: "boolean", input: false, defaultValue: false },
      },
    },
    // Counted before Better Auth is asked, by account as well as by address: lib/vendors/identity/password.ts.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: secureCookies(),
      database: { generateId: newId },
    },
    telemetry: { enabled: false },
    // Else its router prints failed statements with their values.
    onAPIError: { throw: true },
    // Its messages name addresses.
    logger: { level: "error", log: () => log().error("better auth failed") },
  });
}
