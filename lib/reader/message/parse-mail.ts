import PostalMime, { type Address, type Attachment, type Email } from "postal-mime";
import { storable } from "@/lib/platform/base/text";
import { boundedMessage } from "./bounded-message";
import { withCorrectCharset } from "./declared-letters";
import { mergeAttachedEmail, messagesAmong } from "./enclosed-mail";
import { withJoinedQuotes } from "./flowed-quotes";
import { headOf } from "./limit-headers";
import type { MailAddress, MailAttachment, ParsedMail } from "./mail.model";
import { instantOf } from "./mail-date";
import { fileIn, messageIn } from "./signed-parts";
import { unreadParts } from "./unread-parts";

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_RFC822_DEPTH = 6;
const MAX_MIME_DEPTH = 64;
const MAX_SIGNED = 3;
const LIMITS = {
  maxNestingDepth: MAX_MIME_DEPTH,
  attachmentEncoding: "arraybuffer",
  forceRfc822Attachments: true,
} as const;

const TOO_DEEP = "An attached email is nested too deeply to be read.";

/**
 * Parses a raw message (RFC 822). Never throws: a message that can't be parsed is returned as text with a notice. A
 * single attached message is read as part of its email; several are returned as separate emails in `enclosed`.
 */
export function parseMail(message: Uint8Array): Promise<ParsedMail> {
  return parsed(message, MAX_RFC822_DEPTH);
}

async function parsed(message: Uint8Array, depth: number): Promise<ParsedMail> {
  const bounded = boundedMessage(message);
  try {
    return await opened(await unsigned(await mailIn(bounded)), depth);
  } catch {
    return unreadable(bounded.raw, bounded.notices, await parseHead(bounded.raw));
  }
}

/** Throws for a message that can't be parsed. */
async function mailIn({ raw, notices }: ReturnType<typeof boundedMessage>): Promise<ParsedMail> {
  return mailOf(await withCorrectCharset(await readWith(raw), raw, readWith), notices);
}

async function readWith(raw: Uint8Array): Promise<Email> {
  const read = (message: Uint8Array) => PostalMime.parse(message, LIMITS);
  return withJoinedQuotes(await read(raw), raw, read);
}

/**
 * Returns an email with the values of its headers and an empty body: sender and subject, whatever the rest is like.
 * Takes no longer for 30 MB than for one line. Never throws: headers that can't be parsed give empty values.
 */
export async function parseHead(raw: Uint8Array): Promise<ParsedMail> {
  try {
    const head = headOf(raw);
    return { ...mailOf(await withCorrectCharset(await readWith(head), head, readWith), []), ...NO_BODY };
  } catch {
    return { ...NO_HEAD, ...NO_BODY };
  }
}

/** Unwraps an email that is signed as a whole: its content is in the signed part. */
async function unsigned(sealed: ParsedMail, depth = MAX_SIGNED): Promise<ParsedMail> {
  const mail = { ...sealed, attachments: sealed.attachments.map(fileIn) };
  const part = depth > 0 ? mail.attachments.find(messageIn) : undefined;
  const inner = part && (await mailIn(boundedMessage(messageIn(part) ?? part.bytes)).catch(() => undefined));
  if (!inner) return mail;
  const others = mail.attachments.filter((one) => one !== part);
  return unsigned(
    {
      ...mail,
      html: [mail.html, inner.html].join(""),
      text: [mail.text, inner.text].filter(Boolean).join("\n\n"),
      attachments: [...others, ...inner.attachments],
      notices: [...mail.notices, ...inner.notices],
    },
    depth - 1,
  );
}

async function opened(mail: ParsedMail, depth: number): Promise<ParsedMail> {
  const { messages, notices } = messagesAmong(mail.attachments);
  const own = { ...mail, notices: [...mail.notices, ...unreadParts(mail.attachments), ...notices] };
  const [only] = messages;
  if (!only) return own;
  if (depth === 0) return { ...own, notices: [...own.notices, TOO_DEEP] };
  if (messages.length > 1) return apart(own, messages);
  const enclosed = await parsed(only.bytes, depth - 1);
  return enclosed.enclosed ? apart(own, messages) : mergeAttachedEmail(own, only, enclosed);
}

function apart(mail: ParsedMail, messages: readonly MailAttachment[]): ParsedMail {
  return { ...mail, enclosed: messages.map(({ bytes }) => bytes) };
}

function mailOf(email: Email, notices: readonly string[]): ParsedMail {
  return {
    subject: storable(email.subject ?? ""),
    from: mailbox(email.from),
    to: (email.to ?? []).flatMap(mailboxes),
    date: instantOf(email.headers.find(({ key }) => key === "date")?.value ?? ""),
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

const NO_HEAD = { subject: "", from: null, to: [], date: null, messageId: "", headers: [] };
const NO_BODY = { html: "", text: "", attachments: [], notices: [] };

/** Returns a message that can't be parsed as plain text, with its headers if those could be read. */
export function unreadable(raw: Uint8Array, notices: readonly string[], head: ParsedMail): ParsedMail {
  const text = new TextDecoder("utf-8").decode(raw.subarray(0, MAX_BYTES));
  return {
    ...head,
    ...NO_BODY,
    text: storable(text),
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
