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
  /^(?:from|von|de|da|van|fran|fra|od|desde|remitente|expediteur|mittente|absender|remetente|odesilatel|afzender|nadawca|de la|kimden|gonderen|απο|от|отправитель|lahettaja|felado|expeditor)\s*:\s*/;
const SUBJECT =
  /^(?:subject|betreff|objet|asunto|oggetto|onderwerp|amne|emne|predmet|assunto|temat|subiect|konu|θεμα|тема|aihe|targy)\s*:\s*/;
const DATE =
  /^(?:sent|date|gesendet|datum|envoye(?: le)?|enviad[oa](?: el| em)?|fecha|inviato|data|verzonden|skickat|sendt|odeslano|dato|wyslano|trimis|tarih|gonderildi|ημερομηνια|σταλθηκε|дата|отправлено|lahetetty|paivays|kuldve)\s*:\s*/;
const OTHER =
  /^(?:to|an|a|para|aan|till|til|komu|do|cc|kopie|copia|reply-to|importance|prioritat|bcc|per|pour|destinataire|destinatario|empfanger|catre|kime|alici|προς|кому|копия|vastaanottaja|cimzett)\s*:\s*/;
const MAX_LAYERS = 6;
const MAX_HEADER_ROWS = 9;
const MAX_INTRODUCED = 40;
const MAX_INTRODUCTION = 200;
const INTRODUCED =
  /@.*\b(?:wrote|a ecrit|escribio|ha scritto|napsal(?:\(a\))?|escreveu)\s*:\s*$|\b(?:schrieb|schreef|skrev)\b.*@.*:\s*$/;
const FORWARD_SUBJECT = /^\s*(?:fwd?|wg|tr|rv|i|doorst|vb|vs|enc|pd|fw|videresendt|rif|inoltra)\s*:/i;

/** "Fwd:", "WG:", "Vb:": the sender has handed on what somebody else wrote. */
export function isForwardSubject(subject: string): boolean {
  return FORWARD_SUBJECT.test(subject);
}

/** Finds the innermost forwarded mail. A reply chain under the supplier's own words is cut off instead. */
export function unwrap(doc: Doc, subject: string): Unwrapped {
  const isForward = isForwardSubject(subject);
  const found = blocksIn(doc.rows).slice(0, MAX_LAYERS);
  const blocks = found.length === 0 && isForward ? introductions(doc.rows) : found;
  const above = blocks.map((block, index) => doc.rows.slice(blocks[index - 1]?.end ?? 0, block.start));
  const own = above.findIndex((rows, index) => isContent(rows) && (index > 0 || !isForward || isRich(rows)));
  const chosen = blocks[(own < 0 ? blocks.length : own) - 1];
  const { from = null, subject: inner = "", date = "" } = chosen ?? {};
  return {
    rows: withoutQuoted(above[own] ?? doc.rows.slice(chosen?.end ?? 0)),
    preface: chosen ? (above[0] ?? []) : [],
    from,
    subject: inner,
    date,
    forwarded: chosen !== undefined,
  };
}

/** The rows above the mail that a supplier answers: "On 12 Nov 2026 Jane Doe <jane@agency.example> wrote:" ends what is its own. */
function withoutQuoted(rows: readonly Row[]): readonly Row[] {
  const at = rows.findIndex((row) => {
    const line = rowText(row);
    return line.length < MAX_INTRODUCTION && line.includes("@") && INTRODUCED.test(fold(line));
  });
  const own = rows.slice(0, Math.max(0, at));
  return isContent(own) ? own : rows;
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

/** The mail programs without a block of headers introduce a forward by one line: "On Monday Rose Tavern <stay@rosetavern.example> wrote:". */
function introductions(rows: readonly Row[]): Block[] {
  const start = rows.slice(0, MAX_INTRODUCED).findIndex((row) => INTRODUCED.test(fold(rowText(row))));
  const line = lineAt(rows, start);
  if (line === null) return [];
  const name =
    /(?:,|\d|schrieb|schreef|skrev)\s+(?:um\s[\d:.]+\s(?:uhr\s)?)?(?:schrieb\s)?([^,<>:\d]{2,60})\s*</iu.exec(
      line,
    )?.[1] ?? "";
  const address = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/.exec(line)?.[0] ?? "";
  const from = name || address ? { name: name.trim(), address: address.toLowerCase() } : null;
  return [{ start, end: start + 1, from, subject: "", date: line }];
}

/** From, Sent, Subject, To in any order: the From with an address, or a Subject beside it. A transfer's From and To are no such block. */
function blockAt(rows: readonly Row[], start: number): Block | null {
  const found: Header = { from: "", subject: "", date: "", kinds: 0 };
  let end = start;
  while (
    end < Math.min(rows.length, start + MAX_HEADER_ROWS) &&
    readHeader(lineAt(rows, end), found, end === start)
  )
    end += 1;
  const isMail = found.subject !== "" || found.from.includes("@");
  const isEnough = found.kinds >= 3 || (found.kinds === 2 && found.subject !== "");
  if (found.from === "" || !isMail || !isEnough) return null;
  return { start, end, from: addressIn(found.from), subject: found.subject, date: found.date };
}

type Header = { from: string; subject: string; date: string; kinds: number };

function readHeader(line: string | null, found: Header, isFirst: boolean): boolean {
  if (line === null) return false;
  const folded = fold(line);
  const value = line.slice(line.search(/[:：]/) + 1).trim();
  if (FROM.test(folded) && found.from === "") found.from = value;
  else if (SUBJECT.test(folded)) found.subject = value;
  else if (DATE.test(folded)) found.date = value;
  else if (isFirst || !OTHER.test(folded)) return !isFirst && /^[^:]{0,80}@[^:]{3,80}$/.test(line);
  found.kinds += 1;
  return true;
}

function lineAt(rows: readonly Row[], index: number): string | null {
  const row = rows[index];
  if (!row || row.cells.length > 3) return null;
  const text = rowText(row).trim();
  return text.length > 400 ? null : text;
}

/** "Name <address>" in its various spellings. */
export function addressIn(text: string): MailAddress | null {
  const value = text.trim();
  const address = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/.exec(value)?.[0] ?? "";
  const name = value
    .replace(/<[^>]*>|\[mailto:[^\]]*\]|\([^)]*@[^)]*\)/gi, "")
    .replace(address, "")
    .replace(/["<>[\]]/g, "")
    .trim();
  return name || address ? { name, address: address.toLowerCase() } : null;
}
