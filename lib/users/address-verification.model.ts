import { z } from "zod";

/** How long the link of a verification mail works. */
export const LINK_HOURS = 24;
export const VERIFY_PATH = "/verify-email";
export const VERIFICATION_FAILED = "Verification Failed - This link may be invalid or expired.";

/** What the page behind the link sends back. What is no token is one that nobody has. */
export const addressToken = z.object({ token: z.string().max(200).catch("") });

/** The mail that proves an address: whoever can read it opens the link, signed in to the account that asked. */
export function verificationMail(origin: string, token: string) {
  const link = new URL(VERIFY_PATH, origin);
  link.searchParams.set("token", token);
  return {
    subject: "Verify your e-mail address",
    text: [
      // No name: whoever opens an account chooses it, and the address may be a stranger's.
      "Hello,",
      "",
      "open this link and press Verify, so that Tallyport may send e-mails in your name and replies reach you:",
      "",
      link.href,
      "",
      `It works once, for ${LINK_HOURS} hours, and only while you are signed in to your own account.`,
      "If you didn't ask for this, somebody has typed your address by mistake: there is nothing to do.",
    ].join("\n"),
  };
}
