import "server-only";
import { z } from "zod";
import { newId } from "@/lib/platform/base/id";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";
import { hashPassword, isPassword } from "@/lib/platform/vendors/better-auth/hash-password";
import type { NewAccount } from "../credentials.model";
import { derivedToken } from "../derived-token";
import { establishSession, newPersonSession } from "../sessions/session";
import { forgetSignedCookie, keepSignedCookie, signedCookie } from "../sessions/signed-cookie";
import { deleteOneTimeValue, insertOneTimeValue, selectOneTimeValue } from "../verification.sql";
import { SIGN_UP_HOURS } from "./password.model";

const COOKIE = "sign_up";
const SECONDS = SIGN_UP_HOURS * 3_600;
const kept = z.object({ name: z.string(), email: z.string(), passwordHash: z.string() });
type PendingSignUp = z.output<typeof kept>;

/**
 * Stores a sign-up until its email is confirmed, and marks this browser with a cookie; there is no account before that.
 * Takes the same time whether or not an account has the address. Returns its id.
 */
export async function keepSignUp({ name, email, password }: NewAccount): Promise<string> {
  const id = newId();
  const value: PendingSignUp = { name, email, passwordHash: await hashPassword(password) };
  await insertOneTimeValue(prefixed(id), JSON.stringify(value), SECONDS);
  await keepSignedCookie(COOKIE, prefixed(id), SECONDS);
  return id;
}

/** Reads a sign-up; returns null where it was used or has expired. */
export async function pendingSignUp(id: string): Promise<PendingSignUp | null> {
  const value = await selectOneTimeValue(prefixed(id));
  return value === null ? null : kept.parse(JSON.parse(value));
}

/** Returns the token in the email's link. */
export function signUpToken(id: string): string {
  return derivedToken("sign-up", id);
}

/** Returns the sign-up of a link; null for a link that is invalid, used or expired. */
export function signUpBehind({ of, token }: { of: string; token: string }): Promise<PendingSignUp | null> {
  return isSameSecret(token, signUpToken(of)) ? pendingSignUp(of) : Promise.resolve(null);
}

/** Whether the password was chosen in this browser; in any other it has to be entered again. */
export async function hasSignedUpHere(id: string): Promise<boolean> {
  return (await signedCookie(COOKIE)) === prefixed(id);
}

/** Whether this is the password that was chosen. */
export function isChosenPassword({ passwordHash }: PendingSignUp, password: string): Promise<boolean> {
  return isPassword(password, passwordHash);
}

/**
 * Opens the account, once, and signs in to it; returns false where it was opened already, or another account has the
 * address.
 */
export async function openPendingSignUp(
  id: string,
  { name, email, passwordHash }: PendingSignUp,
): Promise<boolean> {
  const person = { name, email, emailVerified: true, passwordHash };
  const token = await newPersonSession(person, (tx) => deleteOneTimeValue(prefixed(id), tx.db));
  if (token === null) return false;
  await forgetSignedCookie(COOKIE);
  await establishSession(token, { email, isProved: true });
  return true;
}

/** Keeps a value signed for this purpose from being used as a session token. */
function prefixed(id: string): string {
  return `sign-up:${id}`;
}
