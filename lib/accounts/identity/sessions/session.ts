import "server-only";
import { randomBytes } from "node:crypto";
import { headers } from "next/headers";
import { Failure } from "@/lib/platform/base/failure";
import { log, traceOf } from "@/lib/platform/base/log";
import { systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import { clientAddress } from "@/lib/platform/rate-limit/client-address";
import type { Identity } from "../identity.model";
import { insertPasswordPerson, type PasswordPerson, updateLastSeen } from "../person.sql";
import { rememberDevice } from "./known-device";
import {
  deleteExpiredSessions,
  deleteSession,
  endSessionOf,
  endSessionsOf,
  insertSession,
  type SessionRow,
  selectPersonBySession,
  selectSessions,
  updateProved,
} from "./session.sql";
import { hashOfToken, SESSION_COOKIE, SESSION_SECONDS, sessionTokenOf } from "./session-cookie";
import { keepSignedCookie } from "./signed-cookie";

const TOKEN_BYTES = 32;

/** Creates a session for the sender of the current request; only the token's hash is stored. Returns the token. */
export async function newSession(userId: string, tx?: Tx): Promise<string> {
  const sender = new Headers(await headers());
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const session = {
    token: hashOfToken(token),
    userId,
    seconds: SESSION_SECONDS,
    ipAddress: clientAddress(sender)?.replace("/64", "") ?? "",
    userAgent: sender.get("user-agent") ?? "",
  };
  await insertSession(session, tx?.db);
  return token;
}

/**
 * Opens an agent's account together with a session, in one transaction with `admit`. Returns the session's token; null
 * where `admit` returns false or the address belongs to an account.
 */
export function newPersonSession(
  person: Pick<PasswordPerson, "name" | "email" | "emailVerified" | "passwordHash">,
  admit: (tx: Tx) => Promise<boolean> = () => Promise.resolve(true),
): Promise<string | null> {
  return inSystemTransaction(systemContext("sign-up"), async (tx) => {
    if (!(await admit(tx))) return null;
    const opened = { ...person, role: "USER", hasCompletedOnboarding: false } as const;
    const userId = await insertPasswordPerson(tx.db, opened);
    return userId && newSession(userId, tx);
  });
}

/**
 * Returns the person of a new session. For a suspended person it deletes the session and throws SUSPENDED; only
 * somebody who has proved their identity is told so.
 */
export async function personOfNewSession(token: string): Promise<Identity> {
  const person = await selectPersonBySession(hashOfToken(token));
  if (!person) throw new Failure("UNAVAILABLE");
  if (!person.isSuspended) return person;
  await deleteSession(hashOfToken(token));
  throw new Failure("SUSPENDED");
}

/** Whose session it is, and whether they have entered everything that the account requires. */
type Arrival = { readonly email: string; readonly isProved: boolean };

/** Gives this browser the session, and makes it a known device of the account. */
export async function establishSession(
  token: string,
  { email, isProved }: Arrival,
): Promise<{ token: string }> {
  await keepSignedCookie(SESSION_COOKIE, token, SESSION_SECONDS);
  await rememberDevice(email);
  await deleteExpiredSessions(hashOfToken(token));
  if (isProved) await updateProved(hashOfToken(token));
  return { token };
}

/** Records that the person of the current session has just proved their identity. */
export async function proveSession(): Promise<void> {
  const token = sessionTokenOf(new Headers(await headers()));
  if (token !== null) await updateProved(hashOfToken(token));
}

/** Records that a person is here, every few minutes. A failure is only logged. */
export async function noteSeen({ userId, sessionId, wasSeenLately }: Identity): Promise<void> {
  if (wasSeenLately) return;
  try {
    await updateLastSeen(userId, sessionId);
  } catch (error) {
    log().warn(traceOf(error), "visit not noted");
  }
}

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
