import "server-only";
import { cookies, headers } from "next/headers";
import type { Identity } from "@/lib/accounts/identity/identity.model";
import { clerkPublishableKey, identityProvider } from "@/lib/accounts/identity/provider";
import { clerkHostOf } from "@/lib/platform/base/content-security";
import {
  clerkClaims,
  clerkPersonOf,
  deletePersonAtClerk,
  revokeSession,
} from "@/lib/platform/vendors/clerk/clerk-session";
import {
  findOrCreateClerkPerson,
  isDeletedAtClerk,
  selectPersonByClerkId,
  shutOutClerkPerson,
} from "./clerk-person.sql";

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

/**
 * Returns the page of Clerk's account portal where people manage their password and second factor. Null where Clerk
 * isn't used, or its key contains no host.
 */
export function clerkSecurityUrl(): string | null {
  const key = clerkPublishableKey();
  const host = key === undefined ? undefined : clerkHostOf(key);
  if (host === undefined) return null;
  const portal = host.endsWith(".clerk.accounts.dev")
    ? host.replace(".clerk.accounts.dev", ".accounts.dev")
    : host.replace(/^clerk\./, "accounts.");
  return `https://${portal}/user/security`;
}

/** Deletes a person at Clerk and shuts them out here, even while their last token is still valid. */
export async function endPersonAtClerk(clerkId: string): Promise<void> {
  await shutOutClerkPerson(clerkId);
  if (identityProvider() === "clerk") await deletePersonAtClerk(clerkId);
}
