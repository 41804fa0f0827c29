import "server-only";
import { headers } from "next/headers";
import type { Tx } from "@/lib/platform/context/transaction";
import { endSessionOf, endSessionsOf, type SessionRow, selectSessions } from "./session.sql";
import { hashOfToken, sessionTokenOf } from "./session-cookie";

/** Ends every session of a person within the transaction. Not for sessions at Clerk, which Clerk manages. */
export function endSessions(tx: Tx, userId: string): Promise<void> {
  return endSessionsOf(tx.db, userId);
}

/** Reads a person's open sessions, the most recently used first. Call it in a system transaction. */
export function openSessions(tx: Tx, userId: string): Promise<SessionRow[]> {
  return selectSessions(tx.db, userId);
}

/** Ends one of a person's sessions; returns false where there is no such session. */
export function endSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  return endSessionOf(tx.db, userId, id);
}

/** Ends every session of a person except the current one. */
export async function endOtherSessions(tx: Tx, userId: string): Promise<void> {
  const token = sessionTokenOf(new Headers(await headers()));
  await endSessionsOf(tx.db, userId, token === null ? undefined : hashOfToken(token));
}
