import "server-only";
import { isId } from "@/lib/platform/base/id";
import { forgetSignedCookie, keepSignedCookie, signedCookie } from "../sessions/signed-cookie";

const COOKIE = "reset";
const SECONDS = 1_800;
const PREFIX = "reset:";

/** Who has set a forgotten password in this browser, and when. */
export type Reset = { readonly userId: string; readonly at: Date };

/** Lets this browser, and no other, say for half an hour what is to be kept of what ended. */
export async function rememberReset({ userId, at }: Reset): Promise<void> {
  await keepSignedCookie(COOKIE, `${PREFIX}${userId}:${at.getTime()}`, SECONDS);
}

/** The reset that this browser may still say that of; null where there is none. */
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
