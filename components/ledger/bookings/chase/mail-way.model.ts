import type { SentVia } from "@/lib/platform/mail/delivery.model";

/**
 * How the agent's e-mails leave from here (null: not at all), and where the replies go. `unproved`: how the agent can
 * still prove that address, by a mail to it or where the account is managed; null when it is proved.
 */
export type MailWay = {
  readonly via: SentVia | null;
  readonly replyTo: string;
  readonly unproved: "by-mail" | "elsewhere" | null;
};

/** E-mails leave only for those whose own address is proved. */
export function canSend({ via, unproved }: MailWay): boolean {
  return via !== null && unproved === null;
}
