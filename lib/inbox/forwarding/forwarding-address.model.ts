import { z } from "zod";
import { sendableAddress } from "@/lib/accounts/outbound-emails/sendable-address.model";

export const VERIFY_FORWARDING_PATH = "/settings/email-forwarding/verify";
/** How long a verification link works. */
export const FORWARDING_LINK_HOURS = 24;
export const MOST_AT_ONCE = 10;
export const INVALID_ADDRESSES = "Please enter valid email addresses.";
export const NO_ADDRESSES = "Please add at least one email address.";

/** An address that an agent forwards from, as the contract and the screens carry it. */
export type ForwardingAddress = {
  readonly id: string;
  readonly emailAddress: string;
  readonly verified: boolean;
  /** When its link was last sent; null when it never was. */
  readonly lastSentAt: string | null;
  /** What became of that link: on its way, not sent because sending failed, or no longer working; null once it is verified. */
  readonly link: "sent" | "unsent" | "over" | null;
};

const address = z
  .string({ error: INVALID_ADDRESSES })
  .max(320, INVALID_ADDRESSES)
  .transform((given, issues) => {
    const sendable = sendableAddress(given)?.toLowerCase();
    if (!sendable) issues.addIssue(INVALID_ADDRESSES);
    return sendable ?? "";
  });

/** `POST /settings/email-forwarding/resend`. */
export const oneAddress = z.object({ emailAddress: address });

/** `POST /settings/email-forwarding`: one address, or several. Blank ones of several are left out. */
export const newAddresses = z
  .object({
    emailAddress: address.optional(),
    emailAddresses: z
      .array(z.string())
      .max(50)
      .transform((all) => all.filter((one) => one.trim() !== ""))
      .pipe(z.array(address).max(MOST_AT_ONCE, `Add at most ${MOST_AT_ONCE} addresses at once.`))
      .optional(),
  })
  .transform(({ emailAddress, emailAddresses = [] }, issues) => {
    const all = [...new Set(emailAddress === undefined ? emailAddresses : [emailAddress, ...emailAddresses])];
    if (all.length === 0) {
      issues.addIssue({ code: "custom", path: ["emailAddress"], message: NO_ADDRESSES });
    }
    return all;
  });

/** What the link sends back; what is no token is one that nobody has. */
export const forwardingToken = z.object({ token: z.string().max(200).catch("") });

/** The stored form of an address in a path; empty for what is none. */
export function storedAddress(given: string): string {
  return sendableAddress(given)?.toLowerCase() ?? "";
}
