import "server-only";
import { cookies, headers } from "next/headers";
import { leaveInRequest, takenInRequest } from "@/lib/base/this-request";
import type { Identity } from "./identity.model";
import { deleteSession, selectPersonBySession } from "./session.sql";
import { hashOfToken, secureCookies, sessionCookieName, sessionTokenOf } from "./session-cookie";

/**
 * The person whose built-in session these headers carry; null when it is missing, forged, ended or expired. What the gate
 * found for this very request isn't asked for again.
 */
export async function builtinIdentity(requestHeaders: Headers): Promise<Identity | null> {
  const token = sessionTokenOf(requestHeaders);
  if (token === null) return null;
  const hash = hashOfToken(token);
  return (takenInRequest(keyOf(hash)) as Identity | undefined) ?? selectPersonBySession(hash);
}

/** The same for the gate. */
export async function builtinIdentityAtGate(requestHeaders: Headers): Promise<Identity | null> {
  const token = sessionTokenOf(requestHeaders);
  if (token === null) return null;
  const hash = hashOfToken(token);
  const identity = await selectPersonBySession(hash);
  leaveInRequest(keyOf(hash), identity);
  return identity;
}

function keyOf(tokenHash: string): string {
  return `person ${tokenHash}`;
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
