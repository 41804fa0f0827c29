import "server-only";
import { hashOfToken } from "../sessions/session-cookie";
import { keepSignedCookie, signedCookie } from "../sessions/signed-cookie";
import type { TwoFactor } from "./two-factor.sql";

const DAYS = 30;
const DAY_MS = 86_400_000;

type Factor = Pick<TwoFactor, "userId" | "secret">;

/** Whether this browser was trusted within 30 days, since the factor was last switched on. It spares the code, never the password. */
export async function isTrustedDevice(factor: Factor, now: Date): Promise<boolean> {
  const token = await signedCookie(cookieOf(factor));
  const prefix = prefixOf(factor);
  if (!token?.startsWith(prefix)) return false;
  return Number(token.slice(prefix.length)) > now.getTime();
}

/** Asks this browser for no code until the days are over. */
export async function trustDevice(factor: Factor, now: Date): Promise<void> {
  const until = now.getTime() + DAYS * DAY_MS;
  await keepSignedCookie(cookieOf(factor), `${prefixOf(factor)}${until}`, (DAYS * DAY_MS) / 1_000);
}

function cookieOf({ userId }: Factor): string {
  return `trusted.${userId.slice(0, 8)}`;
}

/** Keeps what is signed for this apart from what is signed for sessions, and from an earlier factor. */
function prefixOf({ userId, secret }: Factor): string {
  return `trusted:${userId}:${hashOfToken(secret)}:`;
}
