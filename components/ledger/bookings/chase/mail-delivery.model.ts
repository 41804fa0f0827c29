import type { SentVia } from "@/lib/platform/mail/delivery.model";

/**
 * How emails are sent for the agent, and where the replies go. `via` is null if the installation can't send any.
 * `unproved` says how the agent can still verify the reply address: by an email to it, or where the account is
 * managed; null once it is verified.
 */
export type MailDelivery = {
  readonly via: SentVia | null;
  readonly replyTo: string;
  readonly unproved: "by-mail" | "elsewhere" | null;
};

/** Returns whether emails can be sent; the agent's own address must be verified. */
export function canSend({ via, unproved }: MailDelivery): boolean {
  return via !== null && unproved === null;
}
