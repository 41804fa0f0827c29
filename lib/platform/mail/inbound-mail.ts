import "server-only";
import type { MailProvider } from "./mail-provider.model";

/** A message as it reached us, whoever carried it. */
export type InboundMail = {
  readonly provider: MailProvider;
  /** The same for every delivery of one message by this provider. Unique only together with a recipient. */
  readonly messageKey: string;
  /** Lower case, those of the envelope first, then those of the headers; each once. The first known one decides. */
  readonly recipients: readonly string[];
  /** What the message says, where `raw` may differ between deliveries of it; without it `raw` says so. */
  readonly fingerprint?: string;
  /** A complete RFC 822 message, rebuilt from its parts where the provider sends parts. */
  readonly raw: Uint8Array;
  readonly receivedAt?: Date;
  /** What was left out of `raw`, in sentences for the reader. */
  readonly notices: readonly string[];
};

/** A webhook call before anything of its body is read. */
export type InboundCall = { readonly headers: Headers; readonly url: URL };

/** A webhook call as it came. `body` holds the bytes that were signed. */
export type InboundRequest = InboundCall & { readonly body: Uint8Array };

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

/** One way in. `admit` fails unless the headers prove the caller, or promise a signature over the body that `read` checks. */
export type InboundProvider = {
  readonly admit: (call: InboundCall, secrets: InboundSecrets) => void;
  /** Bytes that a call may have. */
  readonly largest: number;
  /** Null for a genuine event that announces something else than a message. */
  readonly read: (
    request: InboundRequest,
    secrets: InboundSecrets,
  ) => InboundMail | Promise<InboundMail | null>;
};
