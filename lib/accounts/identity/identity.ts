import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { Failure } from "@/lib/platform/base/failure";
import { builtinIdentity, endBuiltinSession } from "./builtin";
import { clerkIdentity, endClerkSession } from "./clerk/clerk-identity";
import type { Identity } from "./identity.model";
import { identityProvider } from "./provider";
import { noteSeen } from "./sessions/session";

export type { Identity } from "./identity.model";

const KEEP_FIRST = "This account is going to be deleted. Keep it first, then go on.";

/** A way of signing in and out. */
type SignIn = {
  readonly identityOf: (requestHeaders: Headers) => Promise<Identity | null>;
  readonly signOut: () => Promise<void>;
};

const SIGN_INS: Readonly<Record<ReturnType<typeof identityProvider>, SignIn>> = {
  builtin: { identityOf: builtinIdentity, signOut: endBuiltinSession },
  clerk: { identityOf: clerkIdentity, signOut: endClerkSession },
};

/**
 * Returns who sends these headers: by `Authorization: Bearer` if present, otherwise by the session cookie. Null when
 * signed out.
 */
export function identityOf(requestHeaders: Headers): Promise<Identity | null> {
  return SIGN_INS[identityProvider()].identityOf(requestHeaders);
}

/**
 * Returns who makes the current request, read once per request, for pages, Server Actions and Route Handlers alike.
 * Returns null when signed out. Throws SUSPENDED for a suspended account, and LEAVING for one that its owner has
 * closed.
 */
export async function currentIdentity(): Promise<Identity | null> {
  const identity = await identityEvenLeaving();
  if (identity?.eraseAt) throw new Failure("LEAVING", KEEP_FIRST);
  return identity;
}

/** Like `currentIdentity`, for the few things that are open to somebody whose account is going to be erased. */
export const identityEvenLeaving = cache(async (): Promise<Identity | null> => {
  const identity = await identityOf(new Headers(await headers()));
  if (identity?.isSuspended) throw new Failure("SUSPENDED");
  if (identity) await noteSeen(identity);
  return identity;
});

/** Ends the session on the server and deletes its cookie. For Server Actions and Route Handlers. */
export async function signOut(): Promise<void> {
  return SIGN_INS[identityProvider()].signOut();
}
