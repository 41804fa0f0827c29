import "server-only";
import { currentIdentity, type Identity, identityEvenLeaving } from "@/lib/accounts/identity/identity";
import { Failure } from "@/lib/platform/base/failure";
import { appearanceOf } from "@/lib/platform/base/settings/account-settings.model";
import { type Context, contextFor } from "@/lib/platform/context/context";

/** Returns the context of the signed-in person; throws NOT_SIGNED_IN when nobody is signed in. */
export async function signedInContext(requestId: string): Promise<Context> {
  return known(await currentIdentity(), requestId);
}

/** Like `signedInContext`, for what is also open to somebody whose account is going to be erased. */
export async function contextEvenLeaving(requestId: string): Promise<Context> {
  return known(await identityEvenLeaving(), requestId);
}

function known(identity: Identity | null, requestId: string): Context {
  if (!identity) throw new Failure("NOT_SIGNED_IN");
  return contextOf(identity, requestId);
}

export function contextOf(identity: Identity, requestId: string): Context {
  const { userId: id, role, timezone: timeZone, provedAt = null, sessionId } = identity;
  const { dateFormat } = appearanceOf(identity.looks);
  const person = { kind: "agent", id, admin: role === "ADMIN", timeZone, dateFormat } as const;
  return contextFor({ ...person, provedAt, sessionId }, requestId);
}
