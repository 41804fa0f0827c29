import "server-only";
import {
  hasSignedUpHere,
  isChosenPassword,
  openPendingSignUp,
  signUpBehind,
} from "@/lib/accounts/identity/passwords/pending-sign-up";
import { identityProvider } from "@/lib/accounts/identity/provider";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { parse } from "@/lib/platform/base/input";
import { limitRate } from "@/lib/platform/rate-limit/limit-rate";
import { signUpConfirmation, signUpLink } from "./sign-up.model";

const TRIES = { name: "confirm-sign-up", max: 10, seconds: 900 };

/**
 * Returns whether the page that the email's link opens must also ask for the password, which it does in a browser other
 * than the one that signed up; null for a link that doesn't work.
 */
export async function askToConfirm(given: unknown): Promise<{ readonly byPassword: boolean } | null> {
  if (identityProvider() !== "builtin") return null;
  const link = parse(signUpLink, given);
  if ((await signUpBehind(link)) === null) return null;
  return { byPassword: !(await hasSignedUpHere(link.of)) };
}

/**
 * Opens the account of a person who has received the email and knows the chosen password, and signs them in. Throws
 * INVALID_INPUT for a wrong password, and CONFLICT for a link that was used, has expired or is invalid.
 */
export async function confirmSignUp(given: unknown): Promise<void> {
  if (identityProvider() !== "builtin") throw new Failure("NOT_FOUND");
  const { confirmation, ...link } = parse(signUpConfirmation, given);
  const pending = await signUpBehind(link);
  if (pending === null) throw new Failure("CONFLICT", FAILED);
  if (!(await hasSignedUpHere(link.of))) {
    await limitRate(TRIES, link.of);
    if (!(await isChosenPassword(pending, confirmation))) throw invalidField("confirmation", WRONG);
  }
  if (!(await openPendingSignUp(link.of, pending))) throw new Failure("CONFLICT", FAILED);
}

const WRONG = "The password is wrong.";
const FAILED = "This link doesn't work any more. Sign in, or create the account again.";
