import "server-only";
import { z } from "zod";
import { newId } from "@/lib/platform/base/id";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";
import { hashPassword, isPassword } from "@/lib/platform/vendors/better-auth/hash-password";
import { insertProvedPerson } from "../account.sql";
import type { NewAccount } from "../credentials.model";
import { derivedToken } from "../derived-token";
import { deleteOneTimeValue, insertOneTimeValue, selectOneTimeValue } from "../one-time-value.sql";
import { arrive } from "../sessions/arrive";
import { newSession } from "../sessions/new-session";
import { forgetSignedCookie, keepSignedCookie, signedCookie } from "../sessions/signed-cookie";
import { SIGN_UP_HOURS } from "./password.model";

const COOKIE = "sign_up";
const SECONDS = SIGN_UP_HOURS * 3_600;
const kept = z.object({ name: z.string(), email: z.string(), passwordHash: z.string() });
type PendingSignUp = z.output<typeof kept>;

/**
 * Keeps what somebody has signed up with until they have read the mail, and has this browser known by it; there is no
 * account before. Takes as long whether one has the address or not. Answers its id.
 */
export async function keepSignUp({ name, email, password }: NewAccount): Promise<string> {
  const id = newId();
  const value: PendingSignUp = { name, email, passwordHash: await hashPassword(password) };
  await insertOneTimeValue(prefixed(id), JSON.stringify(value), SECONDS);
  await keepSignedCookie(COOKIE, prefixed(id), SECONDS);
  return id;
}

/** What was signed up with; null where it was used, or too long ago. */
export async function pendingSignUp(id: string): Promise<PendingSignUp | null> {
  const value = await selectOneTimeValue(prefixed(id));
  return value === null ? null : kept.parse(JSON.parse(value));
}

/** What the link of the mail proves itself by. */
export function signUpToken(id: string): string {
  return derivedToken("sign-up", id);
}

/** What a link stands for; null for one that is nobody's, was used, or is over. */
export function signUpBehind({ of, token }: { of: string; token: string }): Promise<PendingSignUp | null> {
  return isSameSecret(token, signUpToken(of)) ? pendingSignUp(of) : Promise.resolve(null);
}

/** Whether this is the browser in which the password was chosen; elsewhere it has to be typed again. */
export async function hasSignedUpHere(id: string): Promise<boolean> {
  return (await signedCookie(COOKIE)) === prefixed(id);
}

/** Whether this is the password that was chosen. */
export function isChosenPassword({ passwordHash }: PendingSignUp, password: string): Promise<boolean> {
  return isPassword(password, passwordHash);
}

/** Opens the account, once, and signs in to it; false where it was opened, or another account has the address. */
export async function openPendingSignUp(
  id: string,
  { name, email, passwordHash }: PendingSignUp,
): Promise<boolean> {
  if (!(await deleteOneTimeValue(prefixed(id)))) return false;
  const person = { name, email, passwordHash, role: "USER", hasCompletedOnboarding: false } as const;
  const userId = await insertProvedPerson(person);
  if (userId === null) return false;
  await forgetSignedCookie(COOKIE);
  await arrive(await newSession(userId), { email, isProved: true });
  return true;
}

/** Keeps what is signed for this apart from what is signed for sessions. */
function prefixed(id: string): string {
  return `sign-up:${id}`;
}
