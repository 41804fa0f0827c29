import "server-only";
import { headers } from "next/headers";
import type { Tx } from "@/lib/platform/context/transaction";
import { endSessionOf, endSessionsOf, type SessionRow, selectSessions } from "./session.sql";
import { hashOfToken, sessionTokenOf } from "./session-cookie";

/** Ends every session of a person, with the transaction. Sessions at Clerk are Clerk's: there it is asked who may come in. */
export function endSessions(tx: Tx, userId: string): Promise<void> {
  return endSessionsOf(tx.db, userId);
}

/** A person's open sessions, the one that was used last first. In a system transaction. */
export function openSessions(tx: Tx, userId: string): Promise<SessionRow[]> {
  return selectSessions(tx.db, userId);
}

/** Ends one of them; false where there is no such one. */
export function endSession(tx: Tx, userId: string, id: string): Promise<boolean> {
  return endSessionOf(tx.db, userId, id);
}

/** Ends every session of a person but the one that asks. */
export async function endOtherSessions(tx: Tx, userId: string): Promise<void> {
  const token = sessionTokenOf(new Headers(await headers()));
  await endSessionsOf(tx.db, userId, token === null ? undefined : hashOfToken(token));
}
