import "server-only";
import { createHash } from "node:crypto";
import { encodedMailbox, encodedText, fileParameter, headerText } from "./encode-header";
import { INBOUND_LIMITS } from "./inbound-mail";

export type MessagePart = {
  readonly name: string;
  readonly contentType: string;
  /** With it the part is a picture of the text's own, else an attachment. */
  readonly contentId: string;
  readonly bytes: Uint8Array;
};

type Mailbox = { readonly name: string; readonly address: string };

/** What a provider tells of a message that it has taken apart. */
export type MessageParts = {
  readonly messageKey: string;
  /** As they stood in the message; those that describe its body are written anew. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Written only where `headers` lacks them. */
  readonly from: readonly Mailbox[];
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  readonly subject: string;
  readonly date: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MessagePart[];
};

const HEADER_NAME = /^[\x21-\x39\x3b-\x7e]{1,100}$/;
const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+$/;
const MOST_HEADERS = 500;
const LONGEST_HEADER = 20_000;
const LONGEST_TEXT = 2_000;
const MOST_MAILBOXES = 500;

/** Puts a message together again (RFC 5322, MIME): the same parts give the same bytes. Says what did not fit. */
export function composeMessage(parts: MessageParts): { raw: Uint8Array; notices: string[] } {
  const notices: string[] = [];
  const bodies = [
    textPart("plain", cut(parts.text, "plain text", notices)),
    textPart("html", cut(parts.html, "HTML", notices)),
  ].filter((body) => body.length > 0);
  const kept = fitting(parts.attachments, bodies, notices);
  const inline = kept.filter((part) => part.contentId !== "");
  const attached = kept.filter((part) => part.contentId === "");
  const seed = createHash("sha256").update(parts.messageKey).digest("hex").slice(0, 32);
  const readable = multipart("alternative", seed, bodies.length > 0 ? bodies : [textPart("plain", " ")]);
  const withPictures = multipart("related", seed, [readable, ...inline.map(filePart)]);
  const whole = multipart("mixed", seed, [withPictures, ...attached.map(filePart)]);
  const head = Buffer.from(`${[...headerLines(parts), "MIME-Version: 1.0"].join("\r\n")}\r\n`);
  return { raw: Buffer.concat([head, whole]), notices };
}

function headerLines(parts: MessageParts): string[] {
  const given = parts.headers
    .filter(([name]) => HEADER_NAME.test(name) && !/^(?:content-|mime-version$)/i.test(name))
    .slice(0, MOST_HEADERS);
  const known = new Set(given.map(([name]) => name.toLowerCase()));
  const missing: [string, string][] = [
    ["From", mailboxes(parts.from)],
    ["To", mailboxes(parts.to)],
    ["Cc", mailboxes(parts.cc)],
    ["Subject", encodedText(parts.subject.slice(0, LONGEST_TEXT))],
    ["Date", headerText(parts.date)],
  ];
  return [
    ...given.map(([name, value]) => `${name}: ${headerText(value.slice(0, LONGEST_HEADER))}`),
    ...missing
      .filter(([name, value]) => value !== "" && !known.has(name.toLowerCase()))
      .map(([name, value]) => `${name}: ${value}`),
  ];
}

function mailboxes(list: readonly Mailbox[]): string {
  return list
    .slice(0, MOST_MAILBOXES)
    .map(({ name, address }) => encodedMailbox({ name: name.slice(0, LONGEST_TEXT), address }))
    .join(",\r\n ");
}

function cut(text: string, what: string, notices: string[]): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= INBOUND_LIMITS.text) return text;
  notices.push(`The ${what} of the message is longer than 10 MB; the rest was not read.`);
  return bytes.subarray(0, INBOUND_LIMITS.text).toString("utf8");
}

/** The attachments that a message of 30 MB has room for, written out; each of the others is named. */
function fitting(parts: readonly MessagePart[], bodies: readonly Buffer[], notices: string[]): MessagePart[] {
  let size = bodies.reduce((sum, body) => sum + body.length, 0);
  return parts.filter((part) => {
    const written = (part.bytes.byteLength * 78) / 57 + 1_000;
    const fits = size + written <= INBOUND_LIMITS.mail;
    if (fits) size += written;
    else notices.push(leftOut(part.name));
    return fits;
  });
}

/** Says of an attachment that it is not in the message. */
export function leftOut(name: string): string {
  return `The attachment ${headerText(name) || "without a name"} was left out: the message is larger than 30 MB.`;
}

/** One part needs no frame around it. */
function multipart(kind: string, seed: string, parts: readonly Buffer[]): Buffer {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const boundary = `=_${kind}_${seed}`;
  return Buffer.concat([
    Buffer.from(`Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n`),
    ...parts.flatMap((part) => [Buffer.from(`--${boundary}\r\n`), part, Buffer.from("\r\n")]),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

function textPart(kind: "plain" | "html", text: string): Buffer {
  return text === ""
    ? Buffer.alloc(0)
    : encoded([`Content-Type: text/${kind}; charset=utf-8`], Buffer.from(text));
}

function filePart(part: MessagePart): Buffer {
  const type = MEDIA_TYPE.test(part.contentType)
    ? part.contentType.toLowerCase()
    : "application/octet-stream";
  const id = headerText(part.contentId).replace(/[<>\s]/g, "");
  const headers = [`Content-Type: ${type}${fileParameter("name", part.name)}`];
  if (id !== "") headers.push(`Content-ID: <${id}>`);
  // A message in the message is opened by readers only when it isn't called an attachment.
  if (type !== "message/rfc822") {
    headers.push(
      `Content-Disposition: ${id === "" ? "attachment" : "inline"}${fileParameter("filename", part.name)}`,
    );
  }
  return encoded(headers, part.bytes);
}

function encoded(headers: readonly string[], bytes: Uint8Array): Buffer {
  const body = Buffer.from(bytes).toString("base64").replace(/.{76}/g, "$&\r\n");
  return Buffer.from(`${[...headers, "Content-Transfer-Encoding: base64"].join("\r\n")}\r\n\r\n${body}\r\n`);
}
