import "server-only";
import { headers } from "next/headers";
import { Failure } from "@/lib/platform/base/failure";
import { systemContext } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import {
  forgiveAddress,
  forgiveUse,
  limitAddress,
  limitRate,
  type RateRule,
} from "@/lib/platform/rate-limit/limit-rate";
import { hashPassword, isPassword } from "@/lib/platform/vendors/better-auth/hash-password";
import type { Credentials, NewAccount } from "../credentials.model";
import {
  selectPasswordByEmail,
  selectPasswordHash,
  selectPasswordOwner,
  updatePassword,
} from "../person.sql";
import { identityProvider } from "../provider";
import { knownDevice } from "../sessions/known-device";
import { establishSession, newPersonSession, newSession, personOfNewSession } from "../sessions/session";
import { deleteSession } from "../sessions/session.sql";
import { hashOfToken } from "../sessions/session-cookie";
import { beginSignIn } from "../two-factor/pending-sign-in";
import { factorInUse } from "../two-factor/second-factor";
import { isTrustedDevice } from "../two-factor/trusted-device";
import { refuseGuessable } from "./refuse-guessable";

const QUARTER_HOUR = 900;
/** Limits wrong passwords for one account from all devices that it doesn't know. */
const GUESSES: RateRule = { name: "sign-in-account", max: 20, seconds: QUARTER_HOUR };
/** Limits wrong passwords from one network address, for any account. */
const GUESSING: RateRule = { name: "sign-in-address", max: 60, seconds: QUARTER_HOUR };
/**
 * Limits wrong passwords from one device that has entered the right one before; nobody else can use up these attempts.
 */
const GUESSES_OF_DEVICE: RateRule = { name: "sign-in-device", max: 20, seconds: QUARTER_HOUR };
const NEW_ACCOUNTS: RateRule = { name: "sign-up-address", max: 100, seconds: QUARTER_HOUR };

const WRONG = "The email address or the password is wrong.";
const CODE_TOO = "This account asks for a code too. Sign in on the website, or use an API key.";
const NOT_CREATED =
  "We could not create an account with these details. If you already have one, sign in instead.";

/**
 * Signs in with email address and password, and sets the session's cookie. The error message is the same whether or not
 * the address is known. Throws SECOND_FACTOR where a code is required too: there is no session yet, and this browser
 * may continue with the code.
 */
export async function signInWithPassword({ email, password }: Credentials): Promise<{ token: string }> {
  builtinOnly();
  const forgive = await countGuess(email, new Headers(await headers()));
  const userId = await personWith(email, password);
  if (userId === null) throw new Failure("NOT_SIGNED_IN", WRONG);
  await forgive();
  const token = await newSession(userId);
  await personOfNewSession(token);
  const factor = await factorInUse(userId);
  const isTrusted = factor !== null && (await isTrustedDevice(factor, systemContext("sign-in").now));
  if (!factor || isTrusted) return establishSession(token, { email, isProved: !factor });
  await deleteSession(hashOfToken(token));
  await beginSignIn(userId);
  throw new Failure("SECOND_FACTOR", CODE_TOO);
}

/** Returns who has this address and password, else null; an unknown address takes as long as a wrong password. */
async function personWith(email: string, password: string): Promise<string | null> {
  const found = await selectPasswordByEmail(email);
  if (!found?.passwordHash) {
    await hashPassword(password);
    return null;
  }
  return (await isPassword(password, found.passwordHash)) ? found.userId : null;
}

/**
 * Counts an attempt before it is known to be wrong. Returns a function that takes the count back. A known device has
 * its own count instead of the others, so that nobody can lock an agent out by guessing.
 */
async function countGuess(email: string, sender: Headers): Promise<() => Promise<unknown>> {
  const device = await knownDevice(email);
  if (device !== null) {
    await limitRate(GUESSES_OF_DEVICE, device);
    return () => forgiveUse(GUESSES_OF_DEVICE, device);
  }
  await limitRate(GUESSES, email);
  await limitAddress(GUESSING, sender);
  return () => Promise.all([forgiveUse(GUESSES, email), forgiveAddress(GUESSING, sender)]);
}

/**
 * Counts a sign-up by its network and checks the chosen password. Throws NOT_FOUND where another provider handles
 * sign-in.
 */
export async function admitNewAccount({ name, email, password }: NewAccount): Promise<void> {
  builtinOnly();
  await limitAddress(NEW_ACCOUNTS, new Headers(await headers()));
  await refuseGuessable(password, { name, email });
}

/** Creates an account and signs in to it. */
export async function signUpWithPassword(account: NewAccount): Promise<{ token: string }> {
  await admitNewAccount(account);
  const { name, email, password } = account;
  const passwordHash = await hashPassword(password);
  const token = await newPersonSession({ name, email, emailVerified: false, passwordHash });
  if (token === null) throw new Failure("CONFLICT", NOT_CREATED);
  return establishSession(token, { email, isProved: true });
}

/** With Clerk this product has no passwords of its own. */
function builtinOnly(): void {
  if (identityProvider() !== "builtin") throw new Failure("NOT_FOUND");
}

/** Returns the hash of a person's password; undefined for people who sign in otherwise. */
export function keptPassword(userId: string): Promise<string | undefined> {
  return selectPasswordHash(userId);
}

/**
 * Replaces the password whose hash is `before`. Returns false if it was changed meanwhile; throws INVALID_INPUT for a
 * guessable one. Call it in a system transaction.
 */
export async function replacePassword(
  tx: Tx,
  userId: string,
  before: string,
  password: string,
): Promise<boolean> {
  await refuseGuessable(password, await selectPasswordOwner(tx.db, userId));
  return updatePassword(tx.db, userId, before, await hashPassword(password));
}
