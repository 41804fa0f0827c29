import "server-only";
import { randomBytes } from "node:crypto";
import { Failure } from "@/lib/platform/base/failure";
import { selectEmail } from "../person.sql";
import { knownDevice } from "../sessions/known-device";
import { establishSession, newSession, personOfNewSession } from "../sessions/session";
import { hashOfToken } from "../sessions/session-cookie";
import { forgetSignedCookie, keepSignedCookie, signedCookie } from "../sessions/signed-cookie";
import { deleteOneTimeValue, insertOneTimeValue, selectOneTimeValue } from "../verification.sql";
import { consumeSecondFactorCode } from "./second-factor";
import { trustDevice } from "./trusted-device";
import { selectTwoFactor } from "./two-factor.sql";

type Passed = { readonly token: string; readonly userId: string; readonly by: "app" | "backup" };

/**
 * Completes a sign-in that was begun in this browser with its second step, and sets the session's cookie. Throws
 * NOT_SIGNED_IN where none was begun or it has expired, and INVALID_INPUT for a wrong code.
 */
export async function passSecondFactor(code: string, isTrusted: boolean, now: Date): Promise<Passed> {
  const begun = await pendingSignIn();
  if (!begun) throw new Failure("NOT_SIGNED_IN", OVER);
  const { userId } = begun;
  const who = (await knownDevice(await selectEmail(userId))) ?? userId;
  const by = await consumeSecondFactorCode({ userId, who, given: code }, now);
  if (!(await endSignIn(begun))) throw new Failure("NOT_SIGNED_IN", OVER);
  const token = await newSession(userId);
  const { email } = await personOfNewSession(token);
  await establishSession(token, { email, isProved: true });
  const factor = isTrusted ? await selectTwoFactor(userId) : null;
  if (factor) await trustDevice(factor, now);
  return { token, userId, by };
}

const OVER = "That took too long. Please sign in again.";

const COOKIE = "second_factor";
const SECONDS = 600;
const TOKEN_BYTES = 32;

/** A sign-in with the right password that still requires the code. */
type BegunSignIn = { readonly userId: string; readonly identifier: string };

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
async function endSignIn({ identifier }: BegunSignIn): Promise<boolean> {
  await forgetSignedCookie(COOKIE);
  return deleteOneTimeValue(identifier);
}

function identifierOf(token: string): string {
  return `second-factor:${hashOfToken(token)}`;
}
