import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Identity } from "../identity.model";
import { rememberDevice } from "./known-device";
import { deleteExpiredSessions, deleteSession, selectPersonBySession, updateProved } from "./session.sql";
import { hashOfToken, SESSION_COOKIE, SESSION_SECONDS } from "./session-cookie";
import { keepSignedCookie } from "./signed-cookie";

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
