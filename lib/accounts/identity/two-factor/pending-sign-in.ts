import "server-only";
import { randomBytes } from "node:crypto";
import { deleteOneTimeValue, insertOneTimeValue, selectOneTimeValue } from "../one-time-value.sql";
import { hashOfToken } from "../sessions/session-cookie";
import { forgetSignedCookie, keepSignedCookie, signedCookie } from "../sessions/signed-cookie";

const COOKIE = "second_factor";
const SECONDS = 600;
const TOKEN_BYTES = 32;

/** A sign-in with the right password that still requires the code. */
export type BegunSignIn = { readonly userId: string; readonly identifier: string };

/** Lets this browser, and no other, continue with the code for ten minutes. */
export async function beginSignIn(userId: string): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await insertOneTimeValue(identifierOf(token), userId, SECONDS);
  await keepSignedCookie(COOKIE, token, SECONDS);
}

/** Returns the sign-in begun in this browser; null where there is none or it has expired. */
export async function pendingSignIn(): Promise<BegunSignIn | null> {
  const token = await signedCookie(COOKIE);
  if (token === null) return null;
  const identifier = identifierOf(token);
  const userId = await selectOneTimeValue(identifier);
  return userId === null ? null : { userId, identifier };
}

/** Ends the begun sign-in. Returns true only once. */
export async function endSignIn({ identifier }: BegunSignIn): Promise<boolean> {
  await forgetSignedCookie(COOKIE);
  return deleteOneTimeValue(identifier);
}

function identifierOf(token: string): string {
  return `second-factor:${hashOfToken(token)}`;
}
