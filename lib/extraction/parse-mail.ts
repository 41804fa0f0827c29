import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { storable } from "@/lib/base/text";
import type { MailAddress, MailAttachment, ParsedMail } from "./mail.model";

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_RAW_BYTES = 32 * 1024 * 1024;
const MAX_RFC822_DEPTH = 6;
const MAX_MIME_DEPTH = 64;

/**
 * Takes a raw message (RFC 822) apart. Never throws: what can't be parsed comes back as text with a notice.
 * A message attached to it (message/rfc822) is opened, the innermost first in `html` and `text`.
 */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const tooLarge = raw.byteLength > MAX_RAW_BYTES;
  const read = tooLarge ? raw.subarray(0, MAX_BYTES) : raw;
  const notices = tooLarge ? ["The message is larger than 30 MB; only its first 10 MB were read."] : [];
  try {
    const email = await PostalMime.parse(read, {
      maxNestingDepth: MAX_MIME_DEPTH,
      maxRfc822NestingDepth: MAX_RFC822_DEPTH,
      attachmentEncoding: "arraybuffer",
    });
    return mailOf(email, notices);
  } catch {
    return unreadable(read, notices);
  }
}

function mailOf(email: Email, notices: readonly string[]): ParsedMail {
  return {
    subject: storable(email.subject ?? ""),
    from: mailbox(email.from),
    to: (email.to ?? []).flatMap(mailboxes),
    date: instantOf(email.date),
    messageId: storable(email.messageId ?? "")
      .replace(/[<>]/g, "")
      .trim(),
    html: storable(email.html ?? ""),
    text: storable(email.text ?? ""),
    headers: email.headers.map(({ key, value }) => ({ name: key, value: storable(value) })),
    attachments: email.attachments.map(attachmentOf),
    notices,
  };
}

function unreadable(raw: Uint8Array, notices: readonly string[]): ParsedMail {
  const text = new TextDecoder("utf-8").decode(raw.subarray(0, MAX_BYTES));
  return {
    subject: "",
    from: null,
    to: [],
    date: null,
    messageId: "",
    html: "",
    text: storable(text),
    headers: [],
    attachments: [],
    notices: [...notices, "The message could not be taken apart; it is shown as plain text."],
  };
}

function attachmentOf(part: Attachment): MailAttachment {
  const bytes = bytesOf(part.content);
  return {
    name: storable(part.filename ?? ""),
    contentType: part.mimeType,
    size: bytes.byteLength,
    bytes,
    ...(part.contentId ? { contentId: part.contentId.replace(/[<>]/g, "") } : {}),
    inline: part.disposition === "inline" || part.related === true,
  };
}

function bytesOf(content: Attachment["content"]): Uint8Array {
  if (typeof content === "string") return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

function mailbox(address: Address | undefined): MailAddress | null {
  return address ? (mailboxes(address)[0] ?? null) : null;
}

function mailboxes(address: Address): MailAddress[] {
  const members = address.group ?? [address];
  return members.map((one) => ({
    name: storable(one.name).trim(),
    address: storable(one.address).trim().toLowerCase(),
  }));
}

function instantOf(date: string | undefined): string | null {
  const time = date ? Date.parse(date) : Number.NaN;
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
