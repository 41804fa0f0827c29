import "server-only";
import type { Visitor } from "@/lib/platform/base/addresses/routes";
import { builtinIdentityAtGate } from "./builtin";
import { isDeletedAtClerk, selectPersonByClerkId } from "./clerk/clerk-person.sql";
import type { Identity } from "./identity.model";
import { selectPersonBySession } from "./sessions/session.sql";
import { hashOfToken } from "./sessions/session-cookie";

/** Returns how far the sender of these headers has got, with the built-in sign-in. */
export async function builtinVisitor(headers: Headers): Promise<Visitor> {
  const identity = await builtinIdentityAtGate(headers);
  return identity === null ? "signed-out" : visitorOf(identity);
}

/** Like `builtinVisitor`, for somebody who has just signed in. */
export async function arrivedVisitor(token: string): Promise<Visitor> {
  const identity = await selectPersonBySession(hashOfToken(token));
  return identity === null ? "signed-out" : visitorOf(identity);
}

/** Returns how far a Clerk user has got. One without a row here gets it when the first page is rendered. */
export async function clerkVisitor(clerkId: string | null): Promise<Visitor> {
  if (clerkId === null) return "signed-out";
  const identity = await selectPersonByClerkId(clerkId);
  if (identity !== null) return visitorOf(identity);
  return (await isDeletedAtClerk(clerkId)) ? "signed-out" : "not-onboarded";
}

function visitorOf({ hasCompletedOnboarding, isSuspended, eraseAt, role }: Identity): Visitor {
  if (isSuspended) return "suspended";
  if (eraseAt !== null) return "leaving";
  if (!hasCompletedOnboarding) return "not-onboarded";
  return role === "ADMIN" ? "admin" : "agent";
}
