import "server-only";
import { cookies } from "next/headers";
import { isId } from "@/lib/platform/base/id";
import { COOKIE_PREFIX, secureCookies, signedToken, tokenIn } from "../session-cookie";

const SECONDS = 1_800;
const PREFIX = "reset:";

/** Who has set a forgotten password in this browser, and when. */
export type Reset = { readonly userId: string; readonly at: Date };

/** Lets this browser, and no other, say for half an hour what is to be kept of what ended. */
export async function rememberReset({ userId, at }: Reset): Promise<void> {
  const value = signedToken(`${PREFIX}${userId}:${at.getTime()}`);
  (await cookies()).set(cookieName(), value, { ...options(), maxAge: SECONDS });
}

/** The reset that this browser may still say that of; null where there is none. */
export async function rememberedReset(now: Date): Promise<Reset | null> {
  const cookie = (await cookies()).get(cookieName())?.value;
  const token = cookie === undefined ? null : tokenIn(cookie);
  if (!token?.startsWith(PREFIX)) return null;
  const [userId = "", ms = ""] = token.slice(PREFIX.length).split(":");
  const at = new Date(Number(ms));
  return isId(userId) && now.getTime() - at.getTime() < SECONDS * 1_000 ? { userId, at } : null;
}

export async function forgetReset(): Promise<void> {
  (await cookies()).set(cookieName(), "", { ...options(), maxAge: 0 });
}

function cookieName(): string {
  return `${secureCookies() ? "__Secure-" : ""}${COOKIE_PREFIX}.reset`;
}

function options() {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: secureCookies() } as const;
}
