import type { MailAttachment, ParsedMail } from "../mail.model";
import { type Doc, documentOf, type RoughRow } from "./document";
import { htmlRows } from "./html-rows";
import { type LinkedItem, linkedItems } from "./json-ld";
import { readApart } from "./read-apart";
import type { FileToRead } from "./reading-thread";
import { textRows } from "./text-rows";

/** The mail's readable documents. `body` is the richer of its two texts; `other` is kept for the viewer. */
export type Documents = {
  readonly body: Doc;
  readonly other: Doc | null;
  readonly attachments: readonly Doc[];
  readonly linked: readonly LinkedItem[];
  readonly notices: readonly string[];
};

const MAX_ATTACHMENTS = 20;
const MAX_ATTACHED_TEXT = 400_000;
const MAX_PLAIN = 400_000;
const ATTACHMENTS_MS = 9_000;
const FILE_MS = 8_000;
const TEXT_MARGIN = 1.3;

export async function readDocuments(mail: ParsedMail): Promise<Documents> {
  const notices: string[] = [];
  const source = mail.forwarded ?? mail;
  const html = source.html ? htmlRows(source.html) : null;
  const htmlDoc = html ? made({ id: "html", kind: "html", name: "" }, html.rows, notices, html.cut) : null;
  const textDoc = source.text ? textDocument(source.text, notices) : null;
  const body = richer(htmlDoc, textDoc);
  const other = body === textDoc ? htmlDoc : textDoc;
  const attachments = await readAttachments(mail.attachments, notices);
  const items = (html?.items ?? []).map((item) => item as LinkedItem);
  return { body, other, attachments, linked: [...linkedItems(html?.scripts ?? []), ...items], notices };
}

function textDocument(text: string, notices: string[]): Doc {
  return made({ id: "text", kind: "text", name: "" }, textRows(text), notices, text.length > MAX_PLAIN);
}

/** The HTML, because the plain text may be a stub; the plain text where it is clearly longer. */
function richer(html: Doc | null, text: Doc | null): Doc {
  if (text && (!html || text.text.length > html.text.length * TEXT_MARGIN)) return text;
  return html ?? { id: "text", kind: "text", name: "", text: "", rows: [] };
}

async function readAttachments(all: readonly MailAttachment[], notices: string[]): Promise<Doc[]> {
  if (all.length > MAX_ATTACHMENTS)
    notices.push(`Only the first ${MAX_ATTACHMENTS} of ${all.length} attachments were read.`);
  const docs: Doc[] = [];
  const until = performance.now() + ATTACHMENTS_MS;
  let left = MAX_ATTACHED_TEXT;
  for (const [index, attachment] of all.slice(0, MAX_ATTACHMENTS).entries()) {
    const reading = await inTime(attachment, left > 0 ? until - performance.now() : 0);
    if (!reading) continue;
    if (reading.notice) notices.push(reading.notice);
    const facts = { id: `attachment:${index}`, kind: reading.kind, name: attachment.name };
    const doc = made(facts, reading.rows, notices, false, left);
    left -= doc.text.length;
    docs.push(doc);
  }
  return docs;
}

async function inTime(attachment: MailAttachment, leftMs: number): Promise<AttachmentReading | null> {
  if (leftMs > 0) return rowsOf(attachment, Math.min(leftMs, FILE_MS));
  const notice = `${attachment.name || "An attachment"} was not read: the others were too much.`;
  return { kind: "text", rows: [], notice };
}

type Reader = (
  attachment: MailAttachment,
  name: string,
  limitMs: number,
) => Promise<AttachmentReading> | AttachmentReading;
type AttachmentReading = { kind: Doc["kind"]; rows: readonly RoughRow[]; notice?: string };

/** By file ending or declared type; a PDF also by its first bytes. */
const READERS: readonly (readonly [ending: RegExp, type: RegExp, read: Reader])[] = [
  [/\.pdf$/i, /^application\/pdf$/, apart("pdf", "pdf")],
  [/\.xlsx$/i, /spreadsheetml/, apart("xlsx", "table")],
  [/\.[ct]sv$/i, /^text\/csv$/, apart("csv", "table")],
  [/\.html?$/i, /^text\/html$/, ({ bytes }) => ({ kind: "html", rows: htmlRows(textOf(bytes)).rows })],
  [/\.txt$/i, /^text\/plain$/, ({ bytes }) => ({ kind: "text", rows: textRows(textOf(bytes)) })],
];

function apart(kind: FileToRead["kind"], as: Doc["kind"]): Reader {
  return async ({ bytes }, name, limitMs) => ({
    kind: as,
    ...(await readApart({ kind, name, bytes }, limitMs)),
  });
}

async function rowsOf(attachment: MailAttachment, limitMs: number): Promise<AttachmentReading | null> {
  const isPdf = textOf(attachment.bytes.subarray(0, 5)) === "%PDF-";
  const reader = READERS.find(
    ([ending, type], index) =>
      (index === 0 && isPdf) || ending.test(attachment.name) || type.test(attachment.contentType),
  );
  return reader ? reader[2](attachment, attachment.name || "An attachment", limitMs) : null;
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, MAX_PLAIN * 4));
}

function made(
  facts: Pick<Doc, "id" | "kind" | "name">,
  rows: readonly RoughRow[],
  notices: string[],
  wasCut: boolean,
  maxText?: number,
): Doc {
  const { doc, cut } = documentOf(facts, rows, maxText);
  if (cut || wasCut)
    notices.push(`${facts.name || "The message"} is very long; only its beginning was read.`);
  return doc;
}
