import "server-only";
import { cookies, headers } from "next/headers";
import type { Identity } from "./identity.model";
import { deleteSession, selectPersonBySession } from "./session.sql";
import { hashOfToken, secureCookies, sessionCookieName, sessionTokenOf } from "./session-cookie";

/** The person whose built-in session these headers carry; null when it is missing, forged, ended or expired. */
export async function builtinIdentity(requestHeaders: Headers): Promise<Identity | null> {
  const token = sessionTokenOf(requestHeaders);
  return token === null ? null : selectPersonBySession(hashOfToken(token));
}

/** Deletes the session's row, so that a copied cookie is worth nothing afterwards. */
export async function endBuiltinSession(): Promise<void> {
  const token = sessionTokenOf(new Headers(await headers()));
  if (token !== null) await deleteSession(hashOfToken(token));
  (await cookies()).set(sessionCookieName(), "", {
    path: "/",
    maxAge: 0,
    httpOnly: true,
    sameSite: "lax",
    secure: secureCookies(),
  });
}
