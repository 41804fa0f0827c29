import "server-only";
import { cookies } from "next/headers";
import { cookieName, secureCookies, signedToken, tokenIn } from "./session-cookie";

/** Has this browser bring a text back for so long, signed: the server alone can write and read it. */
export async function keepSignedCookie(name: string, text: string, seconds: number): Promise<void> {
  (await cookies()).set(cookieName(name), signedToken(text), { ...options(), maxAge: seconds });
}

/** What this browser brings back; null where there is nothing, or nothing that we have signed. */
export async function signedCookie(name: string): Promise<string | null> {
  const cookie = (await cookies()).get(cookieName(name))?.value;
  return cookie === undefined ? null : tokenIn(cookie);
}

export async function forgetSignedCookie(name: string): Promise<void> {
  (await cookies()).set(cookieName(name), "", { ...options(), maxAge: 0 });
}

function options() {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: secureCookies() } as const;
}
