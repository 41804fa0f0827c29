import "server-only";
import type { MailProvider } from "./mail-provider.model";

/** A message as it arrived, whoever delivered it. */
export type InboundMail = {
  readonly provider: MailProvider;
  /** The same for every delivery of one message by this provider. Unique only together with a recipient. */
  readonly messageKey: string;
  /**
   * In lower case, those of the envelope first, then those of the headers, each once. The first one that is known
   * decides whose message it is.
   */
  readonly recipients: readonly string[];
  /**
   * A hash of the message's content, for providers whose `raw` may differ between deliveries of one message. Without
   * it, `raw` identifies the content.
   */
  readonly fingerprint?: string;
  /** A complete RFC 822 message, rebuilt from its parts where the provider sends parts. */
  readonly raw: Uint8Array;
  readonly receivedAt?: Date;
  /** What was left out of `raw`, in sentences for the reader. */
  readonly notices: readonly string[];
};

/** A webhook call before its body is read. */
export type InboundCall = { readonly headers: Headers; readonly url: URL };

/** A webhook call with its body. `body` holds the bytes that were signed. */
export type InboundRequest = InboundCall & { readonly body: Uint8Array };

/**
 * The secrets that prove that a call comes from the provider. Calls from a provider without a configured secret are
 * refused.
 */
export type InboundSecrets = {
  /** Shared with Postmark and with mail servers that post raw messages. */
  readonly webhookSecret?: string | undefined;
  /**
   * Resend's signing secret (`whsec_...`), its API key for fetching messages, and an alternative address of its API.
   */
  readonly resendSigningSecret?: string | undefined;
  readonly resendApiKey?: string | undefined;
  readonly resendBaseUrl?: string | undefined;
};

/** Limits in bytes. A larger body is refused; a larger email or text is cut, with a notice. */
export const INBOUND_LIMITS = {
  body: 35 * 1024 * 1024,
  mail: 30 * 1024 * 1024,
  text: 10 * 1024 * 1024,
} as const;

/**
 * A provider of inbound emails. `admit` fails unless the headers prove the caller, or contain a signature over the body
 * that `read` verifies.
 */
export type InboundProvider = {
  readonly admit: (call: InboundCall, secrets: InboundSecrets) => void;
  /** The most bytes that a call's body may have. */
  readonly largest: number;
  /** Returns null for a genuine event that is not about a message. */
  readonly read: (
    request: InboundRequest,
    secrets: InboundSecrets,
  ) => InboundMail | Promise<InboundMail | null>;
};
