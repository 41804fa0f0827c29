import { z } from "zod";
import { sendableAddress } from "@/lib/accounts/outbound-emails/sendable-address.model";

export const VERIFY_FORWARDING_PATH = "/settings/email-forwarding/verify";
/** How long a verification link is valid. */
export const FORWARDING_LINK_HOURS = 24;
export const MOST_AT_ONCE = 10;
export const INVALID_ADDRESSES = "Please enter valid email addresses.";
export const NO_ADDRESSES = "Please add at least one email address.";

/** An address from which an agent forwards, as the REST contract and the screens use it. */
export type ForwardingAddress = {
  readonly id: string;
  readonly emailAddress: string;
  readonly verified: boolean;
  /** When its link was last sent; null if it never was. */
  readonly lastSentAt: string | null;
  /** The state of that link: sent, not sent because sending failed, or expired; null once the address is verified. */
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

/** The body of `POST /settings/email-forwarding/resend`. */
export const oneAddress = z.object({ emailAddress: address });

/** The body of `POST /settings/email-forwarding`: one address or several. Blank ones among several are ignored. */
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

/** The token of a link. An invalid one is treated as an unknown token. */
export const forwardingToken = z.object({ token: z.string().max(200).catch("") });

/** Returns the stored form of an address in a path; empty if it is invalid. */
export function storedAddress(given: string): string {
  return sendableAddress(given)?.toLowerCase() ?? "";
}
