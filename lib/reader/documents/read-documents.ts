import type { ParsedMail } from "../message/mail.model";
import { type Doc, documentOf, type RoughRow } from "./document";
import { htmlRows } from "./html-rows";
import { type LinkedItem, linkedItems } from "./json-ld";
import { MAX_ATTACHMENTS } from "./readable-files";
import type { FileRead } from "./reading-task";
import { textRows } from "./text-rows";

/** The readable documents of an email. `body` is the richer of its two texts; `other` is kept for display. */
export type Documents = {
  readonly body: Doc;
  readonly other: Doc | null;
  readonly attachments: readonly Doc[];
  readonly linked: readonly LinkedItem[];
  readonly notices: readonly string[];
};

const MAX_ATTACHED_TEXT = 400_000;
const MAX_PLAIN = 400_000;
const TEXT_MARGIN = 1.3;

/** Builds the documents of an email; `files` holds the content read from its attachments. */
export function documentsOf(mail: ParsedMail, files: readonly FileRead[]): Documents {
  const notices: string[] = [];
  const source = mail.forwarded ?? mail;
  const html = source.html ? htmlRows(source.html) : null;
  const htmlDoc = html ? made({ id: "html", kind: "html", name: "" }, html.rows, notices, html.cut) : null;
  const textDoc = source.text ? textDocument(source.text, notices) : null;
  const body = richer(htmlDoc, textDoc);
  const other = body === textDoc ? htmlDoc : textDoc;
  const count = mail.attachments.length;
  if (count > MAX_ATTACHMENTS)
    notices.push(`Only the first ${MAX_ATTACHMENTS} of ${count} attachments were read.`);
  const attachments = attached(files, notices);
  const items = (html?.items ?? []).map((item) => item as LinkedItem);
  return { body, other, attachments, linked: [...linkedItems(html?.scripts ?? []), ...items], notices };
}

function textDocument(text: string, notices: string[]): Doc {
  return made({ id: "text", kind: "text", name: "" }, textRows(text), notices, text.length > MAX_PLAIN);
}

/** Chooses the HTML, because the plain text may be a stub, unless the plain text is clearly longer. */
function richer(html: Doc | null, text: Doc | null): Doc {
  if (text && (!html || text.text.length > html.text.length * TEXT_MARGIN)) return text;
  return html ?? { id: "text", kind: "text", name: "", text: "", rows: [] };
}

function attached(files: readonly FileRead[], notices: string[]): Doc[] {
  let left = MAX_ATTACHED_TEXT;
  return files.map((file) => {
    const { index, kind, name, rows, notice, sheets = [] } = file;
    const tables = sheets.filter(({ hasTable }) => hasTable).map((sheet) => sheet.name);
    if (notice) notices.push(notice);
    notices.push(...notesOf(file).map((note) => `${name}: ${note}`));
    if (tables.length > 1)
      notices.push(`${name}: several sheets hold a table (${tables.join(", ")}). ${ASKED}`);
    const doc = made({ id: `attachment:${index}`, kind, name }, rows, notices, false, left);
    left -= doc.text.length;
    return tables.length > 1 ? { ...doc, hasOpenSheets: true } : doc;
  });
}

const ASKED = "Where it is a commission statement, an administrator is asked which sheet it is.";

function notesOf({ notes = [], sheets = [] }: FileRead): readonly string[] {
  return [...notes, ...sheets.flatMap((sheet) => sheet.notes)];
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
