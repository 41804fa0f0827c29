import "server-only";
import { appOrigin } from "@/lib/platform/base/env";
import { toUnavailable } from "@/lib/platform/context/connection-loss";
import { clientAddress } from "@/lib/platform/rate-limit/client-address";
import { openBetterAuth } from "@/lib/platform/vendors/better-auth/better-auth";
import { PASSWORD_LENGTH } from "./passwords/password.model";
import { insertInboundAddress } from "./person.sql";
import { builtinSecret } from "./provider";
import { COOKIE_PREFIX, hashOfToken, SESSION_SECONDS, secureCookies } from "./sessions/session-cookie";

/** Only this product's own code calls Better Auth, so any fixed origin will do where none is configured. */
const INNER_ORIGIN = "http://localhost";
const BASE_PATH = "/api/auth";

let opened: { readonly origin: string; readonly ask: ReturnType<typeof openBetterAuth> } | undefined;

/**
 * Calls Better Auth with a JSON request of its own API.
 *
 * @param path such as /sign-in/email
 * @param sender the headers of the browser's request; its user agent and address are stored with the session
 */
export async function askBetterAuth(path: string, body: object, sender: Headers): Promise<Response> {
  const origin = appOrigin() ?? INNER_ORIGIN;
  if (opened?.origin !== origin) opened = { origin, ask: betterAuthAt(origin) };
  const { ask } = opened;
  const headers = new Headers({ "content-type": "application/json", origin });
  headers.set("x-forwarded-for", clientAddress(sender)?.replace("/64", "") ?? "");
  headers.set("user-agent", sender.get("user-agent") ?? "");
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  try {
    return await ask(new Request(`${origin}${BASE_PATH}${path}`, init));
  } catch (error) {
    throw toUnavailable(error);
  }
}

function betterAuthAt(origin: string) {
  return openBetterAuth({
    secret: builtinSecret(),
    origin,
    basePath: BASE_PATH,
    passwordLength: PASSWORD_LENGTH,
    sessionSeconds: SESSION_SECONDS,
    cookiePrefix: COOKIE_PREFIX,
    secureCookies: secureCookies(),
    hashOfToken,
    welcome: insertInboundAddress,
  });
}
