import "server-only";
import { randomBytes } from "node:crypto";
import type { Tx } from "@/lib/platform/context/transaction";
import { hashOfToken } from "./sessions/session-cookie";
import { keepVerification, takeVerification, updateVerified } from "./verification.sql";

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

/**
 * Marks a person's address as verified, because they have read an email that was sent there. Returns whether it was
 * verified before. Call it in a system transaction.
 */
export function proveAddress(tx: Tx, userId: string): Promise<boolean> {
  return updateVerified(tx.db, userId, tx.now);
}
