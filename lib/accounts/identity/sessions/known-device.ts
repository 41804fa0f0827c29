import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { keepSignedCookie, signedCookie } from "./signed-cookie";

/** As long as browsers keep a cookie at most. */
const SECONDS = 400 * 86_400;
const ID_BYTES = 16;

/**
 * Returns the id of this browser as a known device of an account; null if nobody has signed in to that account here. It
 * gives access to nothing: it only proves that the right password was once entered here.
 */
export async function knownDevice(email: string): Promise<string | null> {
  const account = accountOf(email);
  const device = await signedCookie(cookieOf(account));
  return device?.startsWith(prefixOf(account)) ? device : null;
}

/** Makes this browser a known device of an account, after signing in to it. */
export async function rememberDevice(email: string): Promise<void> {
  const account = accountOf(email);
  const fresh = () => `${prefixOf(account)}${randomBytes(ID_BYTES).toString("base64url")}`;
  await keepSignedCookie(cookieOf(account), (await knownDevice(email)) ?? fresh(), SECONDS);
}

/**
 * Returns the name of an account's cookie. Several people may sign in from one browser, so each account has a cookie,
 * whose name doesn't reveal the address.
 */
function cookieOf(account: string): string {
  return `device.${account.slice(0, 16)}`;
}

/** Keeps a value signed for this purpose from being used as a session token. */
function prefixOf(account: string): string {
  return `device:${account}:`;
}

function accountOf(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("base64url");
}
