import type { MailAttachment, ParsedMail } from "../mail.model";
import { type Doc, documentOf, type RoughRow } from "./document";
import { htmlRows } from "./html-rows";
import { type LinkedItem, linkedItems } from "./json-ld";
import { pdfRows } from "./pdf-rows";
import { csvRows, xlsxRows } from "./table-rows";
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
const TEXT_MARGIN = 1.3;

export async function readDocuments(mail: ParsedMail): Promise<Documents> {
  const notices: string[] = [];
  const { html: markup, text } = mail.forwarded ?? mail;
  const html = markup ? htmlRows(markup) : null;
  const htmlDoc = html ? made({ id: "html", kind: "html", name: "" }, html.rows, notices, html.cut) : null;
  const textDoc = text
    ? made({ id: "text", kind: "text", name: "" }, textRows(text), notices, text.length > 400_000)
    : null;
  const empty: Doc = { id: "text", kind: "text", name: "", text: "", rows: [] };
  const textWins =
    textDoc !== null && (htmlDoc === null || textDoc.text.length > htmlDoc.text.length * TEXT_MARGIN);
  const body = textWins ? textDoc : (htmlDoc ?? textDoc ?? empty);
  const other = body === textDoc ? htmlDoc : textDoc;
  const attachments = await readAttachments(mail.attachments, notices);
  return {
    body,
    other,
    attachments,
    linked: [...linkedItems(html?.scripts ?? []), ...(html?.items ?? []).map((item) => item as LinkedItem)],
    notices,
  };
}

async function readAttachments(all: readonly MailAttachment[], notices: string[]): Promise<Doc[]> {
  if (all.length > MAX_ATTACHMENTS)
    notices.push(`Only the first ${MAX_ATTACHMENTS} of ${all.length} attachments were read.`);
  const docs: Doc[] = [];
  for (const [index, attachment] of all.slice(0, MAX_ATTACHMENTS).entries()) {
    const reading = await rowsOf(attachment);
    if (!reading) continue;
    if (reading.notice) notices.push(reading.notice);
    docs.push(
      made(
        { id: `attachment:${index}`, kind: reading.kind, name: attachment.name },
        reading.rows,
        notices,
        false,
      ),
    );
  }
  return docs;
}

async function rowsOf(
  attachment: MailAttachment,
): Promise<{ kind: Doc["kind"]; rows: RoughRow[]; notice?: string } | null> {
  const { bytes, contentType } = attachment;
  const name = attachment.name || "An attachment";
  const ending = /\.([a-z0-9]{2,5})$/i.exec(attachment.name)?.[1]?.toLowerCase() ?? "";
  if (contentType === "application/pdf" || ending === "pdf" || startsWith(bytes, "%PDF-"))
    return { kind: "pdf", ...(await pdfRows(bytes, name)) };
  if (ending === "xlsx" || contentType.includes("spreadsheetml"))
    return { kind: "table", ...(await xlsxRows(bytes, name)) };
  if (ending === "csv" || ending === "tsv" || contentType === "text/csv")
    return { kind: "table", ...csvRows(bytes) };
  if (ending === "html" || ending === "htm" || contentType === "text/html")
    return { kind: "html", rows: htmlRows(new TextDecoder().decode(bytes.subarray(0, 2_000_000))).rows };
  if (ending === "txt" || contentType === "text/plain")
    return { kind: "text", rows: textRows(new TextDecoder().decode(bytes.subarray(0, 400_000))) };
  return null;
}

function made(
  facts: Pick<Doc, "id" | "kind" | "name">,
  rows: readonly RoughRow[],
  notices: string[],
  wasCut: boolean,
): Doc {
  const { doc, cut } = documentOf(facts, rows);
  if (cut || wasCut)
    notices.push(`${facts.name || "The message"} is very long; only its beginning was read.`);
  return doc;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0));
}
