import "server-only";
import { hashOfToken } from "../sessions/session-cookie";
import { keepSignedCookie, signedCookie } from "../sessions/signed-cookie";
import type { TwoFactor } from "./two-factor.sql";

const DAYS = 30;
const DAY_MS = 86_400_000;

type Factor = Pick<TwoFactor, "userId" | "secret">;

/**
 * Whether this browser was trusted within the last 30 days, and since the factor was last switched on. A trusted
 * browser needs no code, but always the password.
 */
export async function isTrustedDevice(factor: Factor, now: Date): Promise<boolean> {
  const token = await signedCookie(cookieOf(factor));
  const prefix = prefixOf(factor);
  if (!token?.startsWith(prefix)) return false;
  return Number(token.slice(prefix.length)) > now.getTime();
}

/** Trusts this browser, so that it needs no code for 30 days. */
export async function trustDevice(factor: Factor, now: Date): Promise<void> {
  const until = now.getTime() + DAYS * DAY_MS;
  await keepSignedCookie(cookieOf(factor), `${prefixOf(factor)}${until}`, (DAYS * DAY_MS) / 1_000);
}

function cookieOf({ userId }: Factor): string {
  return `trusted.${userId.slice(0, 8)}`;
}

/** Keeps a value signed for this purpose from being used as a session token, or with a later factor. */
function prefixOf({ userId, secret }: Factor): string {
  return `trusted:${userId}:${hashOfToken(secret)}:`;
}
