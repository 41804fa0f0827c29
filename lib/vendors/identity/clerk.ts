import "server-only";
import { createClerkClient } from "@clerk/nextjs/server";
import { cookies, headers } from "next/headers";
import { env } from "@/lib/base/env";
import { Failure } from "@/lib/base/failure";
import { log, traceOf } from "@/lib/base/log";
import { type ClerkPerson, clerkPerson } from "./clerk-person.model";
import { isDeletedAtClerk, meetClerkPerson, selectPersonByClerkId } from "./clerk-person.sql";
import type { Identity } from "./identity.model";
import { appOrigin } from "./provider";

type Claims = { readonly sub: string } & Readonly<Record<string, unknown>>;

/**
 * How tokens are verified: with CLERK_JWT_KEY nothing is fetched, and only tokens made for our own origin count. Clerk
 * reads its secret key itself: its middleware passes one that it is given on to the page, encrypted.
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

/** The person whose Clerk session these headers carry, with a row of ours made at first sight; null once deleted. */
export async function clerkIdentity(requestHeaders: Headers): Promise<Identity | null> {
  const claims = await claimsOf(requestHeaders);
  if (claims === null) return null;
  const known = await selectPersonByClerkId(claims.sub);
  if (known !== null || (await isDeletedAtClerk(claims.sub))) return known;
  return meetClerkPerson(await personOf(claims));
}

/** Revokes the session at Clerk and takes its cookies away; the cookies go even when Clerk can't be reached. */
export async function endClerkSession(): Promise<void> {
  const claims = await claimsOf(new Headers(await headers()));
  const jar = await cookies();
  for (const { name } of jar.getAll()) if (/^__(session|client_uat)(_|$)/.test(name)) jar.delete(name);
  if (typeof claims?.sid !== "string") return;
  try {
    await client().sessions.revokeSession(claims.sid);
  } catch (error) {
    log().warn(traceOf(error), "clerk session not revoked");
  }
}

async function claimsOf(requestHeaders: Headers): Promise<Claims | null> {
  const request = new Request(originOf(requestHeaders), { headers: requestHeaders });
  const state = await client().authenticateRequest(request, clerkSettings(requestHeaders));
  if (!state.isAuthenticated) return null;
  const { userId, sessionClaims } = state.toAuth();
  return userId ? { ...sessionClaims, sub: userId } : null;
}

/** What the token says when it carries the address (a claim one can switch on at Clerk), else what Clerk's API says. */
async function personOf(claims: Claims): Promise<ClerkPerson> {
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
  if (fetched.email === null) throw new Failure("NOT_ALLOWED", "Your account has no e-mail address.");
  return fetched;
}

/** An address in the shape of Clerk's events. */
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

/** Without APP_URL, the origin this request was sent to: a token made for another one is refused all the same. */
function originOf(requestHeaders: Headers): string {
  const host = requestHeaders.get("x-forwarded-host") ?? requestHeaders.get("host") ?? "localhost";
  const protocol = requestHeaders.get("x-forwarded-proto")?.split(",")[0] ?? "http";
  return appOrigin() ?? `${protocol}://${host}`;
}
