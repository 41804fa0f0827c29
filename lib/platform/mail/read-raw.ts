import "server-only";
import { createHash } from "node:crypto";
import { Failure, invalidField } from "@/lib/platform/base/failure";
import { INBOUND_LIMITS, type InboundMail, type InboundProvider } from "./inbound-mail";
import { recipientsOf } from "./mail-addresses";
import { isMessage, type MessageHeaders, messageHeaders, valuesOf } from "./message-headers";
import { checkContentType } from "./read-json";
import { checkWebhookSecret } from "./webhook-secret";

const ENVELOPE_HEADERS = ["x-original-recipient", "x-envelope-to", "x-rcpt-to"];
const LONGEST_KEY = 250;

/**
 * A message posted unchanged (message/rfc822) by any mail server that knows the secret. The request carries the
 * envelope's recipient in the header `X-Original-Recipient` or as `?to=`; without it the message's own headers say who
 * it was for.
 */
export const raw: InboundProvider = {
  largest: INBOUND_LIMITS.body,
  admit: (call, { webhookSecret }) => {
    checkWebhookSecret(call, webhookSecret);
    checkContentType(call, ["message/rfc822", "message/global"]);
  },
  read: ({ headers, url, body }) => {
    const envelope = [...ENVELOPE_HEADERS.map((name) => headers.get(name)), url.searchParams.get("to")];
    return mailOfBytes("raw", body, envelope);
  },
};

/**
 * Reads a message file that a signed-in person uploaded. The recipients are those in the message; the caller knows
 * whose it is.
 */
export function readUpload(bytes: Uint8Array): InboundMail {
  if (bytes.byteLength > INBOUND_LIMITS.body) throw new Failure("TOO_LARGE");
  return mailOfBytes("upload", bytes, []);
}

/** Reads a complete message. Throws INVALID_INPUT when the bytes are not a message. */
export function mailOfBytes(
  provider: InboundMail["provider"],
  bytes: Uint8Array,
  envelope: readonly (string | null | undefined)[],
): InboundMail {
  const message = withoutMailboxLine(bytes);
  const headers = messageHeaders(message);
  if (!isMessage(headers)) throw notAMessage();
  return {
    provider,
    messageKey: keyOf(headers, message),
    recipients: recipientsOf(envelope, headers),
    raw: message.subarray(0, INBOUND_LIMITS.mail),
    notices:
      message.byteLength > INBOUND_LIMITS.mail
        ? ["The email is larger than 30 MB; what comes after was not read."]
        : [],
  };
}

/** Returns the message's id or, if it has none or one that can't serve as a key, a hash of its bytes. */
function keyOf(headers: MessageHeaders, message: Uint8Array): string {
  const id = (valuesOf(headers, "message-id")[0] ?? "").replace(/[<>\s]/g, "");
  if (id !== "" && id.length <= LONGEST_KEY) return id;
  return `sha256:${createHash("sha256").update(message).digest("hex")}`;
}

/**
 * Removes blank lines and a line "From address date" above the headers, which mailbox files and some delivery programs
 * add.
 */
function withoutMailboxLine(bytes: Uint8Array): Uint8Array {
  let start = 0;
  while (start < bytes.length && (bytes[start] === 0x0a || bytes[start] === 0x0d)) start += 1;
  const head = Buffer.from(bytes.subarray(start, start + 1_000)).toString("latin1");
  const mailboxLine = /^>?From [^\n]*\n/.exec(head)?.[0].length ?? 0;
  return bytes.subarray(start + mailboxLine);
}

function notAMessage(): Failure {
  const words = "That is not an email message.";
  return invalidField("body", words);
}
