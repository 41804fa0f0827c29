import "server-only";
import { invalidField } from "@/lib/platform/base/failure";
import { forgiveUse, limitRate, type RateRule } from "@/lib/platform/rate-limit/limit-rate";
import { isPassword } from "@/lib/platform/vendors/better-auth/hash-password";
import { selectPasswordHash } from "./person.sql";
import { identityProvider } from "./provider";

/** Limits wrong passwords entered at somebody's open session. */
const GUESSES: RateRule = { name: "confirm-person", max: 10, seconds: 900 };

type Person = {
  readonly userId: string;
  readonly email: string;
  /** The session whose attempts are counted, so that other sessions can't use them up. */
  readonly sessionId?: string | undefined;
};

/**
 * Has a signed-in person prove their identity again before something that can't be undone: by their password or, where
 * another provider handles sign-in, by typing their own address, which at least prevents mistakes. Throws INVALID_INPUT
 * when it is wrong.
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
