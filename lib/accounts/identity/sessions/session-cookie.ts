import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { appOrigin, env } from "@/lib/platform/base/env";
import { builtinSecret } from "../provider";

/** The prefix of the names of cookies. */
export const COOKIE_PREFIX = "tallyport";

/** A session lasts two weeks from signing in. */
export const SESSION_SECONDS = 14 * 86_400;

/** Whether cookies are Secure, which they are wherever the product is reached by https. */
export function secureCookies(): boolean {
  return env.VERCEL || appOrigin()?.startsWith("https://") === true;
}

/** The cookie that holds the session's token and its signature. */
export const SESSION_COOKIE = "session_token";

/** Returns the full name of the session cookie. */
export function sessionCookieName(): string {
  return cookieName(SESSION_COOKIE);
}

/** Returns the full name of a signed cookie. */
export function cookieName(name: string): string {
  return `${secureCookies() ? "__Secure-" : ""}${COOKIE_PREFIX}.${name}`;
}

/** Returns the hash that the sessions table stores instead of the token itself. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/**
 * Returns the session token in these headers, bearer token before cookie; null when there is none or its signature is
 * invalid.
 */
export function sessionTokenOf(headers: Headers): string | null {
  const authorization = headers.get("authorization");
  if (authorization) return /^bearer ([\w-]{20,200})$/i.exec(authorization.trim())?.[1] ?? null;
  const cookie = cookieNamed(sessionCookieName(), headers.get("cookie") ?? "");
  return cookie === undefined ? null : tokenIn(cookie);
}

/** Returns the value of a signed cookie, such as the session's: `<token>.<base64 of the HMAC-SHA256 of the token>`. */
export function signedToken(token: string): string {
  return `${token}.${signatureOf(token).toString("base64")}`;
}

/** Returns the token that `signedToken` has signed; null when the signature is invalid. */
export function tokenIn(cookie: string): string | null {
  const dot = cookie.lastIndexOf(".");
  if (dot < 1) return null;
  const token = cookie.slice(0, dot);
  const given = Buffer.from(cookie.slice(dot + 1), "base64");
  const expected = signatureOf(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

function signatureOf(token: string): Buffer {
  return createHmac("sha256", builtinSecret()).update(token).digest();
}

function cookieNamed(name: string, header: string): string | undefined {
  const found = header
    .split(";")
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  return found === undefined ? undefined : decoded(found.slice(name.length + 1));
}

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
