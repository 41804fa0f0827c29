/** A mail to one address. `key` stays the same for every try of one delivery, so that two tries deliver one mail. */
export type OutboundMail = {
  readonly id: string;
  readonly key: string;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly to: string;
  /** The person in whose name it is sent, and where answers go besides; null for a mail of the product's own. */
  readonly replyTo: {
    readonly name: string;
    readonly address: string;
    readonly also?: string | null;
  } | null;
  readonly subject: string;
  readonly text: string;
  /** The same words designed; what an agent writes has none. */
  readonly html?: string;
  /** Headers beside the usual ones, without line breaks. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly date: Date;
};

/** How a mail leaves: by the provider, or as a file in the outbox of this installation. */
export const SENT_VIA = ["provider", "outbox"] as const;
export type SentVia = (typeof SENT_VIA)[number];

/** What no further try will change: the mail, the sender's account, or that there is no way out at all. */
export const REFUSALS = ["REFUSED", "SENDER_REFUSED", "NOT_CONFIGURED"] as const;

/** What became of a mail that was handed over; what may succeed later is a failure instead. */
export type Delivery =
  | { readonly kind: "sent"; readonly via: SentVia; readonly providerId: string | null }
  | { readonly kind: "refused"; readonly failure: (typeof REFUSALS)[number] };
