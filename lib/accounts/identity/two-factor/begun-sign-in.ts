import "server-only";
import { randomBytes } from "node:crypto";
import { cookies } from "next/headers";
import { deleteOneTimeValue, insertOneTimeValue, selectOneTimeValue } from "../one-time-value.sql";
import { COOKIE_PREFIX, hashOfToken, secureCookies, signedToken, tokenIn } from "../session-cookie";

const SECONDS = 600;
const TOKEN_BYTES = 32;

/** Somebody whose password was right, and who owes the code. */
export type BegunSignIn = { readonly userId: string; readonly identifier: string };

/** Lets this browser, and no other, go on with the code for ten minutes. */
export async function beginSignIn(userId: string): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await insertOneTimeValue(identifierOf(token), userId, SECONDS);
  (await cookies()).set(cookieName(), signedToken(token), { ...options(), maxAge: SECONDS });
}

/** What this browser has begun; null where it has begun nothing, or too long ago. */
export async function begunSignIn(): Promise<BegunSignIn | null> {
  const cookie = (await cookies()).get(cookieName())?.value;
  const token = cookie === undefined ? null : tokenIn(cookie);
  if (token === null) return null;
  const identifier = identifierOf(token);
  const userId = await selectOneTimeValue(identifier);
  return userId === null ? null : { userId, identifier };
}

/** Ends it, once. */
export async function endSignIn({ identifier }: BegunSignIn): Promise<boolean> {
  (await cookies()).set(cookieName(), "", { ...options(), maxAge: 0 });
  return deleteOneTimeValue(identifier);
}

function identifierOf(token: string): string {
  return `second-factor:${hashOfToken(token)}`;
}

function cookieName(): string {
  return `${secureCookies() ? "__Secure-" : ""}${COOKIE_PREFIX}.second_factor`;
}

function options() {
  return { path: "/", httpOnly: true, sameSite: "lax", secure: secureCookies() } as const;
}
