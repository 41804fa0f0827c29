import "server-only";
import { userAgentFromString } from "next/server";
import type { Context } from "@/lib/context/context";
import { openSessions } from "@/lib/identity/end-sessions";
import { inSignInTransaction } from "../sign-in-transaction";
import { deviceWords, type OpenSession, placeWords } from "./session.model";

/** Where the agent who asks is signed in, the session that was used last first. NOT_FOUND where others sign people in. */
export async function listSessions(ctx: Context): Promise<readonly OpenSession[]> {
  const { actor } = ctx;
  const rows = await inSignInTransaction(ctx, openSessions);
  return rows.map(({ id, userAgent, ipAddress, createdAt, seenAt }) => {
    const { browser, os } = userAgentFromString(userAgent ?? "");
    return {
      id,
      device: deviceWords(browser.name, os.name),
      place: placeWords(ipAddress),
      since: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isThis: actor.kind === "agent" && actor.sessionId === id,
    };
  });
}
