import "server-only";
import { headers } from "next/headers";
import { leaveInRequest, takenInRequest } from "@/lib/platform/base/this-request";
import type { Identity } from "./identity.model";
import { deleteSession, selectPersonBySession } from "./sessions/session.sql";
import { hashOfToken, SESSION_COOKIE, sessionTokenOf } from "./sessions/session-cookie";
import { forgetSignedCookie } from "./sessions/signed-cookie";

/**
 * The person whose built-in session these headers carry; null when it is missing, forged, ended or expired. What the gate
 * found for this very request isn't asked for again.
 */
export async function builtinIdentity(requestHeaders: Headers): Promise<Identity | null> {
  const hash = sessionHashOf(requestHeaders);
  if (hash === null) return null;
  return (takenInRequest(hash) as Identity | undefined) ?? selectPersonBySession(hash);
}

/** The same for the gate. */
export async function builtinIdentityAtGate(requestHeaders: Headers): Promise<Identity | null> {
  const hash = sessionHashOf(requestHeaders);
  if (hash === null) return null;
  const identity = await selectPersonBySession(hash);
  leaveInRequest(hash, identity);
  return identity;
}

function sessionHashOf(requestHeaders: Headers): string | null {
  const token = sessionTokenOf(requestHeaders);
  return token === null ? null : hashOfToken(token);
}

/** Deletes the session's row, so that a copied cookie is worth nothing afterwards. */
export async function endBuiltinSession(): Promise<void> {
  const hash = sessionHashOf(new Headers(await headers()));
  if (hash !== null) await deleteSession(hash);
  await forgetSignedCookie(SESSION_COOKIE);
}
