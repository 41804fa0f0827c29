import "server-only";
import { cookies } from "next/headers";
import { ownPath } from "@/lib/platform/base/addresses/routes";
import { secureCookies } from "./sessions/session-cookie";

/** The cookie with the page that a signed-out visitor wanted, so that the address of /sign-in needs no query. */
export const RETURN_COOKIE = "tallyport.return";

const SECONDS = 900;

export function returnCookieOptions() {
  return { path: "/", maxAge: SECONDS, httpOnly: true, sameSite: "lax", secure: secureCookies() } as const;
}

/** Reads and deletes the path to go to after signing in. For Server Actions. */
export async function takeReturnPath(): Promise<string> {
  const jar = await cookies();
  const path = ownPath(jar.get(RETURN_COOKIE)?.value);
  jar.delete(RETURN_COOKIE);
  return path;
}

/** Stores the path to go to after signing in or up, for a page that leads there. For Server Actions. */
export async function keepReturnPath(path: string): Promise<void> {
  (await cookies()).set(RETURN_COOKIE, ownPath(path), returnCookieOptions());
}

/** Reads the stored path without deleting it. */
export async function peekReturnPath(): Promise<string> {
  return ownPath((await cookies()).get(RETURN_COOKIE)?.value);
}
