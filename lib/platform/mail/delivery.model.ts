/** An email to one address. `key` stays the same for every try of one delivery, so that two tries deliver one email. */
export type OutboundMail = {
  readonly id: string;
  readonly key: string;
  readonly fromName: string;
  readonly fromAddress: string;
  readonly to: string;
  /**
   * The person in whose name it is sent and who receives replies, and a further address for replies; null for the
   * product's own emails.
   */
  readonly replyTo: {
    readonly name: string;
    readonly address: string;
    readonly also?: string | null;
  } | null;
  readonly subject: string;
  readonly text: string;
  /** The same text as HTML; emails written by agents have none. */
  readonly html?: string;
  /** Additional headers, without line breaks. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly date: Date;
};

/** How an email leaves: by the provider, or as a file in the outbox folder of this installation. */
export const SENT_VIA = ["provider", "outbox"] as const;
export type SentVia = (typeof SENT_VIA)[number];

/**
 * Refusals that no further try can change: of this email, of the sender's account, or because sending isn't configured.
 */
export const REFUSALS = ["REFUSED", "SENDER_REFUSED", "NOT_CONFIGURED"] as const;

/** The result of handing over an email. A problem that a later try may solve is a Failure instead. */
export type Delivery =
  | { readonly kind: "sent"; readonly via: SentVia; readonly providerId: string | null }
  | { readonly kind: "refused"; readonly failure: (typeof REFUSALS)[number] };
