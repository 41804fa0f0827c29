import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { storable } from "@/lib/base/text";
import { boundedMessage } from "./bounded-message";
import type { MailAddress, MailAttachment, ParsedMail } from "./mail.model";

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_RFC822_DEPTH = 6;
const MAX_MIME_DEPTH = 64;
const LIMITS = {
  maxNestingDepth: MAX_MIME_DEPTH,
  maxRfc822NestingDepth: MAX_RFC822_DEPTH,
  attachmentEncoding: "arraybuffer",
} as const;

/** Takes a raw message (RFC 822) apart. Never throws: what can't be parsed comes back as text with a notice. */
export async function parseMail(message: Uint8Array): Promise<ParsedMail> {
  const { raw, notices } = boundedMessage(message);
  try {
    const email = await PostalMime.parse(raw, LIMITS);
    const forwarded = holdsMessage(raw) ? await attachedMail(raw, MAX_RFC822_DEPTH) : null;
    return { ...mailOf(email, notices), ...(forwarded ? { forwarded } : {}) };
  } catch {
    return unreadable(raw, notices);
  }
}

function holdsMessage(raw: Uint8Array): boolean {
  return Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
    .toString("latin1")
    .toLowerCase()
    .includes("message/rfc822");
}

/** The innermost attached message, or null. */
async function attachedMail(raw: Uint8Array, depth: number): Promise<ParsedMail | null> {
  if (depth === 0) return null;
  const email = await PostalMime.parse(raw, { ...LIMITS, forceRfc822Attachments: true });
  const part = email.attachments.find((one) => one.mimeType === "message/rfc822");
  if (!part) return null;
  const bytes = bytesOf(part.content);
  const inner = await attachedMail(bytes, depth - 1);
  return inner ?? mailOf(await PostalMime.parse(bytes, LIMITS), []);
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
