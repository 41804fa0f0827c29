import "server-only";
import { createClerkClient } from "@clerk/nextjs/server";
import { appOrigin, env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { log, traceOf } from "@/lib/platform/base/log";
import { type ClerkPerson, clerkPerson } from "./clerk-person.model";

export type ClerkClaims = { readonly sub: string } & Readonly<Record<string, unknown>>;

/**
 * Returns the settings for verifying tokens. With CLERK_JWT_KEY nothing is fetched; only tokens issued for the
 * product's own origin are valid. The secret key is missing on purpose: Clerk reads it itself, and its middleware would
 * pass a given key on to the page, encrypted.
 */
export function clerkSettings(requestHeaders: Headers) {
  return {
    publishableKey: env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY,
    jwtKey: env.CLERK_JWT_KEY,
    authorizedParties: [originOf(requestHeaders)],
    signInUrl: "/sign-in",
    signUpUrl: "/sign-up",
  };
}

/** Returns the verified claims in these headers; null when nobody is signed in. `sub` is Clerk's id of the person. */
export async function clerkClaims(requestHeaders: Headers): Promise<ClerkClaims | null> {
  const request = new Request(originOf(requestHeaders), { headers: requestHeaders });
  const state = await client().authenticateRequest(request, clerkSettings(requestHeaders));
  if (!state.isAuthenticated) return null;
  const { userId, sessionClaims } = state.toAuth();
  return userId ? { ...sessionClaims, sub: userId } : null;
}

/** Ends the session at Clerk, if Clerk can be reached. */
export async function revokeSession({ sid }: ClerkClaims): Promise<void> {
  if (typeof sid !== "string") return;
  try {
    await client().sessions.revokeSession(sid);
  } catch (error) {
    log().warn(traceOf(error), "clerk session not revoked");
  }
}

/** Deletes a person at Clerk, which ends their sessions there. Succeeds if Clerk doesn't know the person. */
export async function deletePersonAtClerk(clerkId: string): Promise<void> {
  try {
    await client().users.deleteUser(clerkId);
  } catch (error) {
    if (error instanceof Error && "status" in error && error.status === 404) return;
    log().warn(traceOf(error), "clerk user not deleted");
    throw new Failure("PROVIDER_FAILED");
  }
}

/**
 * Returns the person from the token if it contains the address (a claim that can be enabled at Clerk), otherwise from
 * Clerk's API.
 */
export async function clerkPersonOf(claims: ClerkClaims): Promise<ClerkPerson> {
  const told = clerkPerson.parse({
    id: claims.sub,
    first_name: claims.given_name,
    last_name: claims.family_name,
    image_url: claims.picture,
    ...primaryAddress(claims.email, claims.email_verified === true ? "verified" : "unverified"),
  });
  return told.email === null ? fetchedPerson(claims.sub) : told;
}

async function fetchedPerson(clerkId: string): Promise<ClerkPerson> {
  const user = await client()
    .users.getUser(clerkId)
    .catch((error: unknown) => {
      log().warn(traceOf(error), "clerk user not fetched");
      throw new Failure("PROVIDER_FAILED");
    });
  const primary = user.primaryEmailAddress;
  const fetched = clerkPerson.parse({
    id: clerkId,
    first_name: user.firstName,
    last_name: user.lastName,
    image_url: user.imageUrl,
    updated_at: user.updatedAt,
    ...primaryAddress(primary?.emailAddress, primary?.verification?.status),
  });
  if (fetched.email === null) throw new Failure("NOT_ALLOWED", "Your account has no email address.");
  return fetched;
}

/** Returns an address in the format of Clerk's events. */
function primaryAddress(address: unknown, status: string | undefined) {
  const id = "primary";
  return {
    primary_email_address_id: id,
    email_addresses: [{ id, email_address: address, verification: { status } }],
  };
}

function client() {
  return createClerkClient({
    publishableKey: env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY,
    secretKey: env.CLERK_SECRET_KEY,
    jwtKey: env.CLERK_JWT_KEY,
    telemetry: { disabled: true },
  });
}

/**
 * Returns APP_URL's origin or, without it, the origin this request was sent to; a token issued for another one is
 * refused in either case.
 */
function originOf(requestHeaders: Headers): string {
  const host = requestHeaders.get("x-forwarded-host") ?? requestHeaders.get("host") ?? "localhost";
  const protocol = requestHeaders.get("x-forwarded-proto")?.split(",")[0] ?? "http";
  return appOrigin() ?? `${protocol}://${host}`;
}
