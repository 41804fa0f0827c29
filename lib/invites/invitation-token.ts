import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { serverSecret } from "@/lib/identity/provider";
import { hashOfToken } from "@/lib/identity/session-cookie";

const NONCE_BYTES = 32;

/** What the row of a new invitation keeps of its token. */
export function newInvitationToken(): { readonly nonce: string; readonly tokenHash: string } {
  const nonce = randomBytes(NONCE_BYTES).toString("base64url");
  return { nonce, tokenHash: hashOfToken(tokenOf(nonce)) };
}

/** The token itself, made again by whoever has the row and the server's secret: so a job can write the mail, and no row opens anything. */
export function tokenOf(nonce: string): string {
  return createHmac("sha256", serverSecret()).update(`invitation:${nonce}`).digest("base64url");
}
