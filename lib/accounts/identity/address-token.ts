import "server-only";
import { randomBytes } from "node:crypto";
import { keepVerification, takeVerification } from "./address-verification.sql";
import { hashOfToken } from "./sessions/session-cookie";

const TOKEN_BYTES = 32;

/**
 * Creates a token that verifies an address once, until `expiresAt`. It invalidates an earlier token of the person. Only
 * its hash is stored.
 */
export async function newAddressToken(link: {
  readonly userId: string;
  readonly email: string;
  readonly expiresAt: Date;
}): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await keepVerification({ ...link, tokenHash: hashOfToken(token) });
  return token;
}

/** Uses a person's token; returns false for one that isn't theirs, was used or replaced, or has expired. */
export function consumeAddressToken(userId: string, token: string, now: Date): Promise<boolean> {
  return takeVerification(userId, hashOfToken(token), now);
}
