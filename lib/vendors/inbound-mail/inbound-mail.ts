import "server-only";

/** A message as it reached us, whoever carried it. */
export type InboundMail = {
  readonly provider: "postmark" | "resend" | "raw" | "upload";
  /** The same for every delivery of one message by this provider. Unique only together with a recipient. */
  readonly messageKey: string;
  /** Lower case, those of the envelope first, then those of the headers; each once. */
  readonly recipients: readonly string[];
  readonly envelopeFrom?: string;
  /** A complete RFC 822 message, rebuilt from its parts where the provider sends parts. */
  readonly raw: Uint8Array;
  readonly receivedAt?: Date;
  /** What was left out of `raw`, in sentences for the reader. */
  readonly notices: readonly string[];
};

/** A webhook call as it came, before anything of it is believed. `body` holds the bytes that were signed. */
export type InboundRequest = {
  readonly headers: Headers;
  readonly url: URL;
  readonly body: Uint8Array;
};

/** What proves that a call comes from the provider. Without its secret a provider is refused. */
export type InboundSecrets = {
  /** Shared with Postmark and with mail servers that post raw messages. */
  readonly webhookSecret?: string | undefined;
  /** Resend's signing secret (`whsec_...`), its key for fetching messages, and another address for its API. */
  readonly resendSigningSecret?: string | undefined;
  readonly resendApiKey?: string | undefined;
  readonly resendBaseUrl?: string | undefined;
};

/** In bytes. A larger body is refused; a larger mail or text is cut and says so. */
export const INBOUND_LIMITS = {
  body: 35 * 1024 * 1024,
  mail: 30 * 1024 * 1024,
  text: 10 * 1024 * 1024,
} as const;
