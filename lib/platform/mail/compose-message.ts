import "server-only";
import { createHash } from "node:crypto";
import MailComposer from "nodemailer/lib/mail-composer";
import { INBOUND_LIMITS } from "./inbound-mail";
import { headerText } from "./message-headers";

export type MessagePart = {
  readonly name: string;
  readonly contentType: string;
  /** With a Content-ID the part is an image within the text, otherwise an attachment. */
  readonly contentId: string;
  readonly bytes: Uint8Array;
};

type Mailbox = { readonly name: string; readonly address: string };

/** The parts of a message that a provider has already parsed. */
export type MessageParts = {
  readonly messageKey: string;
  /** The headers of the original message. Those that describe the body are written anew. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Used only where `headers` lacks the field. */
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

/**
 * Rebuilds a message from its parts (RFC 5322, MIME). The same parts give the same bytes. `notices` say what did not
 * fit.
 */
export async function composeMessage(parts: MessageParts): Promise<{ raw: Uint8Array; notices: string[] }> {
  const notices: string[] = [];
  const text = cut(parts.text, "plain text", notices);
  const html = cut(parts.html, "HTML", notices);
  const kept = fitting(parts.attachments, [text, html], notices);
  const given = parts.headers
    .filter(([name]) => HEADER_NAME.test(name) && !/^(?:content-|mime-version$)/i.test(name))
    .slice(0, MOST_HEADERS);
  const composer = new MailComposer({
    text: text || (html ? "" : " "),
    html,
    textEncoding: "base64",
    attachments: kept.map(attachment),
    ...told(parts, given),
    baseBoundary: createHash("sha256").update(parts.messageKey).digest("hex").slice(0, 32),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const head = given.map(([name, value]) => `${name}: ${headerText(value.slice(0, LONGEST_HEADER))}\r\n`);
  return { raw: Buffer.concat([Buffer.from(head.join("")), await composer.compile().build()]), notices };
}

/** Returns the headers that `given` lacks. The blank date and empty id keep the composer from inventing its own. */
function told(parts: MessageParts, given: MessageParts["headers"]) {
  const known = new Set(given.map(([name]) => name.toLowerCase()));
  const lacks = (name: string) => !known.has(name);
  return {
    from: lacks("from") ? mailboxes(parts.from) : [],
    to: lacks("to") ? mailboxes(parts.to) : [],
    cc: lacks("cc") ? mailboxes(parts.cc) : [],
    subject: lacks("subject") ? headerText(parts.subject.slice(0, LONGEST_TEXT)) : "",
    date: (lacks("date") && headerText(parts.date)) || " ",
    headers: { "message-id": { prepared: true, value: "" } },
  };
}

function mailboxes(list: readonly Mailbox[]) {
  const cut = list.slice(0, MOST_MAILBOXES);
  return cut.map(({ name, address }) => ({ name: headerText(name.slice(0, LONGEST_TEXT)), address }));
}

function cut(text: string, what: string, notices: string[]): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= INBOUND_LIMITS.text) return text;
  notices.push(`The ${what} of the email is longer than 10 MB; the rest was not read.`);
  return bytes.subarray(0, INBOUND_LIMITS.text).toString("utf8");
}

/** Returns the attachments that fit into a message of 30 MB once encoded, and adds a notice for each of the others. */
function fitting(parts: readonly MessagePart[], bodies: readonly string[], notices: string[]): MessagePart[] {
  let size = bodies.reduce((sum, body) => sum + (Buffer.byteLength(body) * 78) / 57, 0);
  return parts.filter((part) => {
    const written = (part.bytes.byteLength * 78) / 57 + 1_000;
    const fits = size + written <= INBOUND_LIMITS.mail;
    if (fits) size += written;
    else notices.push(leftOut(part.name));
    return fits;
  });
}

/** Returns the notice that an attachment was left out of the message. */
export function leftOut(name: string): string {
  return `The attachment ${headerText(name) || "without a name"} was left out: the email is larger than 30 MB.`;
}

function attachment({ name, contentType, contentId, bytes }: MessagePart) {
  const type = MEDIA_TYPE.test(contentType) ? contentType.toLowerCase() : "application/octet-stream";
  const cid = headerText(contentId).replace(/[<>\s]/g, "");
  // Email parsers open a message within the message only if its disposition is not "attachment".
  const isShown = cid !== "" || type === "message/rfc822";
  return {
    filename: headerText(name) || (false as const),
    contentType: type,
    contentTransferEncoding: "base64",
    contentDisposition: isShown ? "inline" : "attachment",
    content: Buffer.from(bytes),
    ...(cid ? { cid } : {}),
  };
}
