import "server-only";
import { cookies, headers } from "next/headers";
import { Failure } from "@/lib/base/failure";
import { clientAddress, forgiveUse, limitRate, type RateRule } from "../rate-limit/limit-rate";
import { askBetterAuth } from "./better-auth";
import type { Credentials, NewAccount } from "./credentials.model";
import { identityProvider } from "./provider";
import { deleteExpiredSessions } from "./session.sql";
import {
  hashOfToken,
  SESSION_SECONDS,
  secureCookies,
  sessionCookieName,
  signedToken,
} from "./session-cookie";

const QUARTER_HOUR = 900;
/** Wrong passwords for one account, whoever tries them. */
const GUESSES: RateRule = { name: "sign-in-account", max: 20, seconds: QUARTER_HOUR };
/** Wrong passwords from one network address, whatever the account. */
const GUESSING: RateRule = { name: "sign-in-address", max: 60, seconds: QUARTER_HOUR };
const NEW_ACCOUNTS: RateRule = { name: "sign-up-address", max: 100, seconds: QUARTER_HOUR };

const WRONG = "The e-mail address or the password is wrong.";
const NOT_CREATED =
  "We could not create an account with these details. If you already have one, sign in instead.";

/** Signs in with e-mail and password, and sets the session's cookie. The same words whether the address is known or not. */
export async function signInWithPassword({ email, password }: Credentials): Promise<{ token: string }> {
  builtinOnly();
  const sender = new Headers(await headers());
  const address = clientAddress(sender);
  await limitRate(GUESSES, email);
  await limitRate(GUESSING, address);
  const response = await askBetterAuth("/sign-in/email", { email, password }, sender);
  if (response.status >= 500) throw new Failure("UNAVAILABLE");
  if (!response.ok) throw new Failure("NOT_SIGNED_IN", WRONG);
  await Promise.all([forgiveUse(GUESSES, email), forgiveUse(GUESSING, address)]);
  return begun(response);
}

/** Creates an account and signs in to it. */
export async function signUpWithPassword({ name, email, password }: NewAccount): Promise<{ token: string }> {
  builtinOnly();
  const sender = new Headers(await headers());
  await limitRate(NEW_ACCOUNTS, clientAddress(sender));
  const response = await askBetterAuth("/sign-up/email", { name, email, password }, sender);
  if (response.status >= 500) throw new Failure("UNAVAILABLE");
  if (!response.ok) throw new Failure("CONFLICT", NOT_CREATED);
  return begun(response);
}

/** Where Clerk signs people in there are no passwords of ours. */
function builtinOnly(): void {
  if (identityProvider() !== "builtin") throw new Failure("NOT_FOUND");
}

async function begun(response: Response): Promise<{ token: string }> {
  const answer: unknown = await response.json();
  const token = typeof answer === "object" && answer !== null && "token" in answer ? answer.token : null;
  if (typeof token !== "string") throw new Failure("UNAVAILABLE");
  (await cookies()).set(sessionCookieName(), signedToken(token), {
    path: "/",
    maxAge: SESSION_SECONDS,
    httpOnly: true,
    sameSite: "lax",
    secure: secureCookies(),
  });
  await deleteExpiredSessions(hashOfToken(token));
  return { token };
}
