import "server-only";
import { cookies } from "next/headers";
import { cookieName, secureCookies, signedToken, tokenIn } from "./session-cookie";

/**
 * Stores a signed text in a cookie of this browser for `seconds`: browser scripts can't read it, and nobody but the
 * server can forge it.
 */
export async function keepSignedCookie(name: string, text: string, seconds: number): Promise<void> {
  (await cookies()).set(cookieName(name), signedToken(text), { ...options(), maxAge: seconds });
}

/** Returns the text in a signed cookie; null where there is none or its signature is invalid. */
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
