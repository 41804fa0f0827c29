import "server-only";
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { appOrigin, env } from "@/lib/platform/base/env";
import { builtinSecret } from "../provider";

/** Better Auth puts it before the names of its cookies. */
export const COOKIE_PREFIX = "tallyport";

/** A session lasts two weeks from signing in. */
export const SESSION_SECONDS = 14 * 86_400;

/** Cookies are Secure wherever the product is reached by https. */
export function secureCookies(): boolean {
  return env.VERCEL || appOrigin()?.startsWith("https://") === true;
}

/** The cookie that holds the session's token and its signature. */
export const SESSION_COOKIE = "session_token";

/** Its whole name. */
export function sessionCookieName(): string {
  return cookieName(SESSION_COOKIE);
}

/** The whole name of a cookie of ours that is signed, or of Better Auth's. */
export function cookieName(name: string): string {
  return `${secureCookies() ? "__Secure-" : ""}${COOKIE_PREFIX}.${name}`;
}

/** What the sessions table stores instead of the token itself. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The token these headers carry, bearer before cookie; null when there is none or its signature is not ours. */
export function sessionTokenOf(headers: Headers): string | null {
  const authorization = headers.get("authorization");
  if (authorization) return /^bearer ([\w-]{20,200})$/i.exec(authorization.trim())?.[1] ?? null;
  const cookie = cookieNamed(sessionCookieName(), headers.get("cookie") ?? "");
  return cookie === undefined ? null : tokenIn(cookie);
}

/** What a cookie of ours holds, the session's among them: `<token>.<base64 of the HMAC-SHA256 of the token>`. */
export function signedToken(token: string): string {
  return `${token}.${signatureOf(token).toString("base64")}`;
}

/** What `signedToken` has signed; null when the signature is not ours. */
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
