import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";

const HOST = "clerk.local.test";
const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
const stranger = generateKeyPairSync("rsa", { modulusLength: 2048 });

/**
 * Returns settings for Clerk. No server exists at the key's host, since tokens are verified with CLERK_JWT_KEY. The key
 * pair lives as long as this process.
 */
export function clerkSettings(): Record<string, string> {
  return {
    NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: `pk_live_${Buffer.from(`${HOST}$`).toString("base64")}`,
    CLERK_SECRET_KEY: `sk_live_${"0".repeat(40)}`,
    CLERK_JWT_KEY: createPublicKey(pair.privateKey).export({ type: "spki", format: "pem" }).toString(),
  };
}

/** Returns a session token like Clerk's, version 2. `claims` are added or replaced; undefined removes one. */
export function sessionToken(origin: string, claims: Record<string, unknown> = {}): string {
  return signed(pair.privateKey, origin, claims);
}

/** Returns a token signed with a key that is not Clerk's. */
export function foreignToken(origin: string): string {
  return signed(stranger.privateKey, origin, {});
}

/** Returns the cookies of a browser that signed in half a minute ago. */
export function sessionCookie(token: string): string {
  return `__session=${token}; __client_uat=${Math.floor(Date.now() / 1000) - 30}`;
}

function signed(key: KeyObject, origin: string, claims: Record<string, unknown>): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: `https://${HOST}`,
    sub: "user_test",
    sid: "sess_test",
    azp: origin,
    iat: now - 5,
    nbf: now - 10,
    exp: now + 60,
    sts: "active",
    v: 2,
    fva: [0, -1],
    ...claims,
  };
  const text = `${encoded({ alg: "RS256", typ: "JWT", kid: "ins_test" })}.${encoded(payload)}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
