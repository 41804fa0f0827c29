import "server-only";
import { deviceWords } from "@/lib/accounts/identity/sessions/device-words";
import { openSessions } from "@/lib/accounts/identity/sessions/end-sessions";
import type { Context } from "@/lib/platform/context/context";
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
