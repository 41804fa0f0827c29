import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import type { Identity } from "../identity.model";
import { rememberDevice } from "./known-device";
import { deleteExpiredSessions, deleteSession, selectPersonBySession, updateProved } from "./session.sql";
import { hashOfToken, SESSION_COOKIE, SESSION_SECONDS } from "./session-cookie";
import { keepSignedCookie } from "./signed-cookie";

/** Whose a new session is; a suspended person's is ended, and they are told, which only who has proved it is. */
export async function arriving(token: string): Promise<Identity> {
  const person = await selectPersonBySession(hashOfToken(token));
  if (!person) throw new Failure("UNAVAILABLE");
  if (!person.isSuspended) return person;
  await deleteSession(hashOfToken(token));
  throw new Failure("SUSPENDED");
}

/** What somebody arrives with: whose session it is, and whether all that the account asks for was given for it. */
type Arrival = { readonly email: string; readonly isProved: boolean };

/** Gives this browser the session, and makes it known to the account. */
export async function arrive(token: string, { email, isProved }: Arrival): Promise<{ token: string }> {
  await keepSignedCookie(SESSION_COOKIE, token, SESSION_SECONDS);
  await rememberDevice(email);
  await deleteExpiredSessions(hashOfToken(token));
  if (isProved) await updateProved(hashOfToken(token));
  return { token };
}
