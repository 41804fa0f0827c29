import "server-only";
import { randomBytes } from "node:crypto";
import { derivedToken } from "@/lib/accounts/identity/derived-token";
import { hashOfToken } from "@/lib/accounts/identity/sessions/session-cookie";

const NONCE_BYTES = 32;

/** Returns what the row of a new invitation stores of its token. */
export function newInvitationToken(): { readonly nonce: string; readonly tokenHash: string } {
  const nonce = randomBytes(NONCE_BYTES).toString("base64url");
  return { nonce, tokenHash: hashOfToken(tokenOf(nonce)) };
}

/** Returns the token itself, so that a job can write the email. */
export function tokenOf(nonce: string): string {
  return derivedToken("invitation", nonce);
}
