import "server-only";
import { deviceWords } from "@/lib/accounts/identity/sessions/device-words";
import { endSession, endSessions, openSessions } from "@/lib/accounts/identity/sessions/end-sessions";
import { Failure } from "@/lib/platform/base/failure";
import type { Context } from "@/lib/platform/context/context";
import { auditOwn } from "../audit-own";
import { inSignInTransaction } from "../sign-in-transaction";
import { type OpenSession, placeWords } from "./session.model";

/** Where the agent who asks is signed in, the session that was used last first. NOT_FOUND where others sign people in. */
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

/** Ends one session of the agent who asks, from its next request on; NOT_FOUND for one that isn't theirs or has ended. */
export function endOneSession(ctx: Context, id: string): Promise<void> {
  return inSignInTransaction(ctx, async (tx, userId) => {
    if (!(await endSession(tx, userId, id))) throw new Failure("NOT_FOUND");
    await auditOwn(tx, userId, ctx.actor, { action: "user.end-session" });
  });
}

/** Ends every session of the agent who asks, the present one too. */
export function signOutEverywhere(ctx: Context): Promise<void> {
  return inSignInTransaction(ctx, async (tx, userId) => {
    await endSessions(tx, userId);
    await auditOwn(tx, userId, ctx.actor, { action: "user.end-sessions" });
  });
}
