import { z } from "zod";

/** How long the link of a verification mail works. */
export const LINK_HOURS = 24;
const VERIFY_PATH = "/verify-email";
export const VERIFICATION_FAILED = "Verification Failed - This link may be invalid or expired.";

/** What the page behind the link sends back. What is no token is one that nobody has. */
export const addressToken = z.object({ token: z.string().max(200).catch("") });

/** Where the mail that proves an address leads: whoever can read it opens the link, signed in to the account that asked. */
export function verificationLink(origin: string, token: string): string {
  const link = new URL(VERIFY_PATH, origin);
  link.searchParams.set("token", token);
  return link.href;
}
