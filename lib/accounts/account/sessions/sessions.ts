import "server-only";
import { deviceWords } from "@/lib/accounts/identity/sessions/device-words";
import { endSession, endSessions, openSessions } from "@/lib/accounts/identity/sessions/session";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { auditOwn } from "../audit-own";
import { inSignInTransaction } from "../sign-in-transaction";
import { type OpenSession, placeWords } from "./session.model";

/**
 * Lists the acting agent's sessions, the most recently used first. Throws NOT_FOUND where another provider handles
 * sign-in.
 */
export async function listSessions(ctx: Context): Promise<readonly OpenSession[]> {
  const { actor } = ctx;
  const rows = await inSignInTransaction(ctx, openSessions);
  return rows.map(({ id, userAgent, ipAddress, createdAt, seenAt }) => ({
    id,
    device: deviceWords(userAgent),
    place: placeWords(ipAddress),
    since: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isThis: actor.kind === "agent" && actor.sessionId === id,
  }));
}

/**
 * Ends one session of the acting agent, from its next request on. Throws NOT_FOUND for one that isn't theirs or has
 * ended.
 */
export function endOneSession(ctx: Context, id: string): Promise<void> {
  return inSignInTransaction(ctx, async (tx, userId) => {
    if (!(await endSession(tx, userId, id))) throw new Failure("NOT_FOUND");
    await auditOwn(tx, userId, ctx.actor, { action: "user.end-session" });
  });
}

/** Ends every session of the acting agent, including the current one. */
export function signOutEverywhere(ctx: Context): Promise<void> {
  return inSignInTransaction(ctx, async (tx, userId) => {
    await endSessions(tx, userId);
    await auditOwn(tx, userId, ctx.actor, { action: "user.end-sessions" });
  });
}
