import "server-only";
import { createHash, randomBytes } from "node:crypto";
import { keepSignedCookie, signedCookie } from "./signed-cookie";

/** As long as browsers keep a cookie. */
const SECONDS = 400 * 86_400;
const ID_BYTES = 16;

/**
 * What this browser is called in the counts of an account it has signed in to before; null for any other. It opens
 * nothing: it only proves that the right password was once typed here.
 */
export async function knownDevice(email: string): Promise<string | null> {
  const account = accountOf(email);
  const device = await signedCookie(cookieOf(account));
  return device?.startsWith(prefixOf(account)) ? device : null;
}

/** Makes this browser known to an account that has just been signed in to. */
export async function rememberDevice(email: string): Promise<void> {
  const account = accountOf(email);
  const fresh = () => `${prefixOf(account)}${randomBytes(ID_BYTES).toString("base64url")}`;
  await keepSignedCookie(cookieOf(account), (await knownDevice(email)) ?? fresh(), SECONDS);
}

/** Several people may sign in from one browser: each account has a cookie, named without naming its address. */
function cookieOf(account: string): string {
  return `device.${account.slice(0, 16)}`;
}

/** Keeps what is signed for this apart from what is signed for sessions. */
function prefixOf(account: string): string {
  return `device:${account}:`;
}

function accountOf(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("base64url");
}
