import "server-only";
import { headers } from "next/headers";
import { setRequestValue, takeRequestValue } from "@/lib/platform/base/this-request";
import type { Identity } from "./identity.model";
import { deleteSession, selectPersonBySession } from "./sessions/session.sql";
import { hashOfToken, SESSION_COOKIE, sessionTokenOf } from "./sessions/session-cookie";
import { forgetSignedCookie } from "./sessions/signed-cookie";

/**
 * Returns the person whose built-in session these headers carry; null when it is missing, forged, ended or expired.
 * Reuses what the middleware has found for the same request.
 */
export async function builtinIdentity(requestHeaders: Headers): Promise<Identity | null> {
  const hash = sessionHashOf(requestHeaders);
  if (hash === null) return null;
  return (takeRequestValue(hash) as Identity | undefined) ?? selectPersonBySession(hash);
}

/** Like `builtinIdentity`, for the middleware: keeps the result for the page behind it. */
export async function builtinIdentityAtGate(requestHeaders: Headers): Promise<Identity | null> {
  const hash = sessionHashOf(requestHeaders);
  if (hash === null) return null;
  const identity = await selectPersonBySession(hash);
  setRequestValue(hash, identity);
  return identity;
}

function sessionHashOf(requestHeaders: Headers): string | null {
  const token = sessionTokenOf(requestHeaders);
  return token === null ? null : hashOfToken(token);
}

/** Deletes the session's row, so that a copied cookie becomes worthless. */
export async function endBuiltinSession(): Promise<void> {
  const hash = sessionHashOf(new Headers(await headers()));
  if (hash !== null) await deleteSession(hash);
  await forgetSignedCookie(SESSION_COOKIE);
}
