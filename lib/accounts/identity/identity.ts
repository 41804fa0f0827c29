import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import { Failure } from "@/lib/platform/base/failure";
import { builtinIdentity, endBuiltinSession } from "./builtin";
import { clerkIdentity, endClerkSession } from "./clerk/clerk-identity";
import type { Identity } from "./identity.model";
import { identityProvider } from "./provider";
import { noteSeen } from "./sessions/mark-session";

export type { Identity } from "./identity.model";

const KEEP_FIRST = "This account is going to be deleted. Keep it first, then go on.";

/** A way of proving who one is. */
type SignIn = {
  readonly identityOf: (requestHeaders: Headers) => Promise<Identity | null>;
  readonly signOut: () => Promise<void>;
};

const SIGN_INS: Readonly<Record<ReturnType<typeof identityProvider>, SignIn>> = {
  builtin: { identityOf: builtinIdentity, signOut: endBuiltinSession },
  clerk: { identityOf: clerkIdentity, signOut: endClerkSession },
};

/** Who sends these headers: by `Authorization: Bearer` when present, else by the session cookie. Null when signed out. */
export function identityOf(requestHeaders: Headers): Promise<Identity | null> {
  return SIGN_INS[identityProvider()].identityOf(requestHeaders);
}

/**
 * Who is asking, read once a request: for pages, Server Actions and Route Handlers alike. Null when signed out, SUSPENDED
 * for somebody whose account is closed, LEAVING for somebody who has closed it themself.
 */
export async function currentIdentity(): Promise<Identity | null> {
  const identity = await identityEvenLeaving();
  if (identity?.eraseAt) throw new Failure("LEAVING", KEEP_FIRST);
  return identity;
}

/** The same for the little that is open to somebody whose account is going to be erased. */
export const identityEvenLeaving = cache(async (): Promise<Identity | null> => {
  const identity = await identityOf(new Headers(await headers()));
  if (identity?.isSuspended) throw new Failure("SUSPENDED");
  if (identity) await noteSeen(identity);
  return identity;
});

/** Ends the session on the server and takes its cookie away. For Server Actions and Route Handlers. */
export async function signOut(): Promise<void> {
  return SIGN_INS[identityProvider()].signOut();
}
