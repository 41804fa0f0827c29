import "server-only";
import { isId } from "@/lib/platform/base/id";
import { forgetSignedCookie, keepSignedCookie, signedCookie } from "../sessions/signed-cookie";

const COOKIE = "reset";
const SECONDS = 1_800;
const PREFIX = "reset:";

/** Who reset a forgotten password in this browser, and when. */
export type Reset = { readonly userId: string; readonly at: Date };

/** Lets this browser, and no other, choose for half an hour what to keep of the access that ended. */
export async function rememberReset({ userId, at }: Reset): Promise<void> {
  await keepSignedCookie(COOKIE, `${PREFIX}${userId}:${at.getTime()}`, SECONDS);
}

/** Returns the reset in this browser for which that choice is still open; null where there is none. */
export async function rememberedReset(now: Date): Promise<Reset | null> {
  const token = await signedCookie(COOKIE);
  if (!token?.startsWith(PREFIX)) return null;
  const [userId = "", ms = ""] = token.slice(PREFIX.length).split(":");
  const at = new Date(Number(ms));
  return isId(userId) && now.getTime() - at.getTime() < SECONDS * 1_000 ? { userId, at } : null;
}

export function forgetReset(): Promise<void> {
  return forgetSignedCookie(COOKIE);
}
