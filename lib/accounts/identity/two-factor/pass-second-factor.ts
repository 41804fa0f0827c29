import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { selectEmail } from "../person.sql";
import { establishSession, personOfNewSession } from "../sessions/establish-session";
import { knownDevice } from "../sessions/known-device";
import { newSession } from "../sessions/new-session";
import { endSignIn, pendingSignIn } from "./pending-sign-in";
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
