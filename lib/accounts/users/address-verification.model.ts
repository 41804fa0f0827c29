import { z } from "zod";

/** How long the link in a verification email works. */
export const LINK_HOURS = 24;
const VERIFY_PATH = "/verify-email";
export const VERIFICATION_FAILED = "Verification Failed - This link may be invalid or expired.";

/** The token that the page of the link sends back. A malformed one becomes a token that nobody has. */
export const addressToken = z.object({ token: z.string().max(200).catch("") });

/**
 * Returns the link in the verification email. It works only for somebody who is signed in to the account that requested
 * it.
 */
export function verificationLink(origin: string, token: string): string {
  const link = new URL(VERIFY_PATH, origin);
  link.searchParams.set("token", token);
  return link.href;
}
