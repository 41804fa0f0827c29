import "server-only";
import { randomBytes } from "node:crypto";
import { keepVerification, takeVerification } from "./address-verification.sql";
import { hashOfToken } from "./sessions/session-cookie";

const TOKEN_BYTES = 32;

/** A token that proves an address once, until `expiresAt`; an earlier one of the person stops working. Only its hash is kept. */
export async function newAddressToken(link: {
  readonly userId: string;
  readonly email: string;
  readonly expiresAt: Date;
}): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await keepVerification({ ...link, tokenHash: hashOfToken(token) });
  return token;
}

/** Uses a person's token up; false for one that isn't theirs, was used, replaced or is over. */
export function spendAddressToken(userId: string, token: string, now: Date): Promise<boolean> {
  return takeVerification(userId, hashOfToken(token), now);
}
