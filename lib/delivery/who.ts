import "server-only";
import { Failure } from "@/lib/base/failure";
import { type Context, contextFor } from "@/lib/context/context";
import { currentIdentity, type Identity } from "@/lib/identity/identity";

/** The context of the person who asks; NOT_SIGNED_IN when nobody is signed in. */
export async function signedInContext(requestId: string): Promise<Context> {
  const identity = await currentIdentity();
  if (!identity) throw new Failure("NOT_SIGNED_IN");
  return contextOf(identity, requestId);
}

export function contextOf(identity: Identity, requestId: string): Context {
  const admin = identity.role === "ADMIN";
  return contextFor({ kind: "agent", id: identity.userId, admin, timeZone: identity.timezone }, requestId);
}
