import "server-only";
import { cookies } from "next/headers";
import { Failure } from "@/lib/base/failure";
import type { Identity } from "./identity.model";
import { rememberDevice } from "./known-device";
import { deleteExpiredSessions, deleteSession, selectPersonBySession } from "./session.sql";
import {
  hashOfToken,
  SESSION_SECONDS,
  secureCookies,
  sessionCookieName,
  signedToken,
} from "./session-cookie";

/** Whose a new session is; a suspended person's is ended, and they are told, which only who has proved it is. */
export async function arriving(token: string): Promise<Identity> {
  const person = await selectPersonBySession(hashOfToken(token));
  if (!person) throw new Failure("UNAVAILABLE");
  if (!person.isSuspended) return person;
  await deleteSession(hashOfToken(token));
  throw new Failure("SUSPENDED");
}

/** Gives this browser the session, and makes it known to the account. */
export async function arrive(token: string, email: string): Promise<{ token: string }> {
  (await cookies()).set(sessionCookieName(), signedToken(token), {
    path: "/",
    maxAge: SESSION_SECONDS,
    httpOnly: true,
    sameSite: "lax",
    secure: secureCookies(),
  });
  await rememberDevice(email);
  await deleteExpiredSessions(hashOfToken(token));
  return { token };
}
