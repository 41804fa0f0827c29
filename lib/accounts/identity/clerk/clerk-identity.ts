import "server-only";
import { cookies, headers } from "next/headers";
import type { Identity } from "@/lib/accounts/identity/identity.model";
import { clerkClaims, clerkPersonOf, revokeSession } from "@/lib/platform/vendors/clerk/clerk-session";
import { findOrCreateClerkPerson, isDeletedAtClerk, selectPersonByClerkId } from "./clerk-person.sql";

/**
 * Returns the person whose Clerk session these headers carry, and creates their row at the first visit; null for a
 * deleted person.
 */
export async function clerkIdentity(requestHeaders: Headers): Promise<Identity | null> {
  const claims = await clerkClaims(requestHeaders);
  if (claims === null) return null;
  const known = await selectPersonByClerkId(claims.sub);
  if (known !== null || (await isDeletedAtClerk(claims.sub))) return known;
  return findOrCreateClerkPerson(await clerkPersonOf(claims));
}

/** Revokes the session at Clerk and deletes its cookies, even when Clerk can't be reached. */
export async function endClerkSession(): Promise<void> {
  const claims = await clerkClaims(new Headers(await headers()));
  const jar = await cookies();
  for (const { name } of jar.getAll()) if (/^__(session|client_uat)(_|$)/.test(name)) jar.delete(name);
  if (claims) await revokeSession(claims);
}
