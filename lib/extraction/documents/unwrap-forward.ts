import type { MailAddress } from "../mail.model";
import { fold } from "../words/fold";
import { type Doc, type Row, rowText } from "./document";

/** The header block that a mail program puts above a forwarded mail. */
type Block = {
  readonly start: number;
  readonly end: number;
  readonly from: MailAddress | null;
  readonly subject: string;
  readonly date: string;
};

export type Unwrapped = {
  /** Rows of the innermost forwarded mail. */
  readonly rows: readonly Row[];
  /** What the forwarding person wrote above it. */
  readonly preface: readonly Row[];
  /** Present when something was forwarded. */
  readonly from: MailAddress | null;
  readonly subject: string;
  readonly date: string;
  readonly forwarded: boolean;
};

const FROM =
  /^(?:from|von|de|da|van|fran|fra|od|desde|remitente|expediteur|mittente|absender|remetente|odesilatel|afzender|nadawca)\s*:\s*/;
const SUBJECT = /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|amne|emne|predmet|assunto|temat)\s*:\s*/;
const DATE =
  /^(?:sent|date|gesendet|datum|envoye(?: le)?|enviad[oa](?: el| em)?|fecha|inviato|data|verzonden|skickat|sendt|odeslano|dato|wyslano)\s*:\s*/;
const OTHER =
  /^(?:to|an|a|para|aan|till|til|komu|do|cc|kopie|copia|reply-to|importance|prioritat|bcc|per|pour|destinataire|destinatario|empfanger)\s*:\s*/;
const MAX_LAYERS = 6;
const FORWARD_SUBJECT = /^\s*(?:fwd?|wg|tr|rv|i|doorst|vb|vs|enc|pd|fw|videresendt|rif|inoltra)\s*:/i;

/** Finds the innermost forwarded mail. A reply chain under the supplier's own words is cut off instead. */
export function unwrap(doc: Doc, subject: string): Unwrapped {
  const blocks = blocksIn(doc.rows).slice(0, MAX_LAYERS);
  let rows: readonly Row[] = doc.rows;
  let chosen: Block | undefined;
  let preface: readonly Row[] = [];
  let from = 0;
  for (const block of blocks) {
    const above = doc.rows.slice(from, block.start);
    if (isContent(above) && !(chosen === undefined && FORWARD_SUBJECT.test(subject) && !isRich(above))) {
      rows = above;
      break;
    }
    if (!chosen) preface = above;
    chosen = block;
    from = block.end;
    rows = doc.rows.slice(block.end);
  }
  return {
    rows,
    preface,
    from: chosen?.from ?? null,
    subject: chosen?.subject ?? "",
    date: chosen?.date ?? "",
    forwarded: chosen !== undefined,
  };
}

/** Enough text with numbers in it to be a supplier's mail of its own. */
function isContent(rows: readonly Row[]): boolean {
  return rows.filter((row) => /\d{2}/.test(rowText(row))).length >= 4;
}

function isRich(rows: readonly Row[]): boolean {
  return rows.filter((row) => /\d{2}/.test(rowText(row))).length >= 8;
}

function blocksIn(rows: readonly Row[]): Block[] {
  const blocks: Block[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const block = blockAt(rows, index);
    if (!block) continue;
    blocks.push(block);
    index = block.end - 1;
  }
  return blocks;
}

function blockAt(rows: readonly Row[], start: number): Block | null {
  const text = lineAt(rows, start);
  if (text === null || !FROM.test(fold(text))) return null;
  const found = { from: text, subject: "", date: "", kinds: 1 };
  let end = start + 1;
  for (; end < Math.min(rows.length, start + 9); end += 1) {
    const line = lineAt(rows, end);
    if (line === null || !readHeader(line, found)) break;
  }
  if (found.kinds < 3 && !(found.kinds === 2 && found.subject !== "")) return null;
  return { start, end, from: addressIn(found.from), subject: found.subject, date: found.date };
}

function readHeader(line: string, found: { subject: string; date: string; kinds: number }): boolean {
  const folded = fold(line);
  const value = line.slice(line.search(/[:：]/) + 1).trim();
  if (SUBJECT.test(folded)) found.subject = value;
  else if (DATE.test(folded)) found.date = value;
  else if (!OTHER.test(folded)) return /^[^:]{0,80}@[^:]{3,80}$/.test(line);
  found.kinds += 1;
  return true;
}

function lineAt(rows: readonly Row[], index: number): string | null {
  const row = rows[index];
  if (!row || row.cells.length > 3) return null;
  const text = rowText(row).trim();
  return text.length > 400 ? null : text;
}

/** "Name <address>" after its label. */
export function addressIn(text: string): MailAddress | null {
  const value = text.replace(/^[^:：]{2,20}[:：]\s*/, "").trim();
  const address = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/.exec(value)?.[0] ?? "";
  const name = value
    .replace(/<[^>]*>|\[mailto:[^\]]*\]|\([^)]*@[^)]*\)/gi, "")
    .replace(address, "")
    .replace(/["<>[\]]/g, "")
    .trim();
  return name || address ? { name, address: address.toLowerCase() } : null;
}
