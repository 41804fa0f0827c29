import "server-only";
import { cookies } from "next/headers";
import { ownPath } from "@/lib/platform/base/addresses/routes";
import { secureCookies } from "./sessions/session-cookie";

/** Remembers the page a signed-out visitor wanted, so that /sign-in keeps its plain address. */
export const RETURN_COOKIE = "tallyport.return";

const SECONDS = 900;

export function returnCookieOptions() {
  return { path: "/", maxAge: SECONDS, httpOnly: true, sameSite: "lax", secure: secureCookies() } as const;
}

/** The path of ours to go to after signing in, forgotten once read. For Server Actions. */
export async function takeReturnPath(): Promise<string> {
  const jar = await cookies();
  const path = ownPath(jar.get(RETURN_COOKIE)?.value);
  jar.delete(RETURN_COOKIE);
  return path;
}

/** Where to go after signing in or up, for a page that leads there itself. For Server Actions. */
export async function keepReturnPath(path: string): Promise<void> {
  (await cookies()).set(RETURN_COOKIE, ownPath(path), returnCookieOptions());
}

/** The path that is remembered, and stays so. */
export async function peekReturnPath(): Promise<string> {
  return ownPath((await cookies()).get(RETURN_COOKIE)?.value);
}
