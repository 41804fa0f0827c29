import "server-only";
import { cookies } from "next/headers";
import { COOKIE_PREFIX, hashOfToken, secureCookies, signedToken, tokenIn } from "../session-cookie";
import type { TwoFactor } from "./two-factor.sql";

const DAYS = 30;
const DAY_MS = 86_400_000;

type Factor = Pick<TwoFactor, "userId" | "secret">;

/** Whether this browser was trusted within 30 days, since the factor was last switched on. It spares the code, never the password. */
export async function isTrustedDevice(factor: Factor, now: Date): Promise<boolean> {
  const cookie = (await cookies()).get(cookieName(factor))?.value;
  const token = cookie === undefined ? null : tokenIn(cookie);
  const prefix = prefixOf(factor);
  if (!token?.startsWith(prefix)) return false;
  return Number(token.slice(prefix.length)) > now.getTime();
}

/** Asks this browser for no code until the days are over. */
export async function trustDevice(factor: Factor, now: Date): Promise<void> {
  const until = now.getTime() + DAYS * DAY_MS;
  (await cookies()).set(cookieName(factor), signedToken(`${prefixOf(factor)}${until}`), {
    path: "/",
    maxAge: (DAYS * DAY_MS) / 1_000,
    httpOnly: true,
    sameSite: "lax",
    secure: secureCookies(),
  });
}

function cookieName({ userId }: Factor): string {
  return `${secureCookies() ? "__Secure-" : ""}${COOKIE_PREFIX}.trusted.${userId.slice(0, 8)}`;
}

/** Keeps what is signed for this apart from what is signed for sessions, and from an earlier factor. */
function prefixOf({ userId, secret }: Factor): string {
  return `trusted:${userId}:${hashOfToken(secret)}:`;
}
