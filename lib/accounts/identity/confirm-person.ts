import "server-only";
import { invalidField } from "@/lib/platform/base/failure";
import { forgiveUse, limitRate, type RateRule } from "@/lib/platform/rate-limit/limit-rate";
import { isPassword } from "@/lib/platform/vendors/better-auth/hash-password";
import { selectPasswordHash } from "./account.sql";
import { identityProvider } from "./provider";

/** Wrong passwords of whoever sits at somebody's open session. */
const GUESSES: RateRule = { name: "confirm-person", max: 10, seconds: 900 };

type Person = {
  readonly userId: string;
  readonly email: string;
  /** Whose tries are counted by themselves: nobody at another session uses them up. */
  readonly sessionId?: string | undefined;
};

/**
 * Has somebody who is signed in prove once more that it is them, before what can't be taken back: by their password, or
 * where others sign people in, by their own address, which at least nobody types by mistake. INVALID_INPUT when wrong.
 */
export async function confirmPerson(
  { userId, email, sessionId = userId }: Person,
  confirmation: string,
  now: Date,
): Promise<void> {
  if (identityProvider() === "clerk") {
    if (confirmation.trim().toLowerCase() !== email.toLowerCase())
      throw invalidField("confirmation", "Type your email address as it stands above.");
    return;
  }
  if (confirmation === "") throw invalidField("confirmation", "Enter your password.");
  await limitRate(GUESSES, sessionId, now.getTime());
  const kept = await selectPasswordHash(userId);
  if (!kept || !(await isPassword(confirmation, kept)))
    throw invalidField("confirmation", "The password is wrong.");
  await forgiveUse(GUESSES, sessionId);
}
