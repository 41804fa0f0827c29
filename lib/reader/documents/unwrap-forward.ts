import type { MailAddress } from "../message/mail.model";
import { fold } from "../words/fold";
import { type Doc, type Row, rowText } from "./document";
import { type HeaderBlock, headerBlocks, introduction, isIntroduction } from "./header-block";

export type Unwrapped = {
  /** Rows of the innermost forwarded mail. */
  readonly rows: readonly Row[];
  /** What the forwarding person wrote above it. */
  readonly preface: readonly Row[];
  /** Present when something was forwarded. */
  readonly from: MailAddress | null;
  readonly subject: string;
  /** As its header prints it; of a quoted mail as the line above it does; empty where neither is. */
  readonly date: string;
  readonly forwarded: boolean;
};

const MAX_LAYERS = 6;
/** A forwarded mail that begins with who wrote what it quotes, in one line or two, hands that on. */
const INTRODUCED = 3;
const FORWARD_SUBJECT =
  /^\s*(?:fwd?|wg|tr|rv|i|doorst|vb|vs|enc|pd|fw|videresendt|rif|inoltra|ilt|vl|pm|tov(?:abbitas)?|πρθ|προωθ|пересл|转发|轉寄|転送|전달|اعادة توجيه|הועבר)\s*[:：]/u;

/** "Fwd:", "WG:", "Vb:": the sender has handed on what somebody else wrote. */
export function isForwardSubject(subject: string): boolean {
  return FORWARD_SUBJECT.test(fold(subject));
}

/** Finds the innermost forwarded mail. A reply chain under the supplier's own words is cut off instead. */
export function unwrap(doc: Doc, subject: string): Unwrapped {
  const isForward = isForwardSubject(subject);
  const found = headerBlocks(doc.rows).slice(0, MAX_LAYERS);
  const blocks = found.length === 0 && isForward ? introduction(doc.rows) : found;
  const above = blocks.map((block, index) => doc.rows.slice(blocks[index - 1]?.end ?? 0, block.start));
  const own = above.findIndex((rows, index) => isContent(rows) && (index > 0 || !isForward || isRich(rows)));
  const chosen = blocks[(own < 0 ? blocks.length : own) - 1];
  const rows = above[own] ?? doc.rows.slice(chosen?.end ?? 0);
  return {
    ...(chosen ? handedOn(chosen, rows) : { from: null, date: "", rows: withoutQuoted(rows) }),
    preface: chosen ? (above[0] ?? []) : [],
    subject: chosen?.subject ?? "",
    forwarded: chosen !== undefined,
  };
}

/** Who wrote the rows below a header: whom their first lines name, else whom the header does. */
function handedOn(
  { from, date }: HeaderBlock,
  rows: readonly Row[],
): Pick<Unwrapped, "from" | "date" | "rows"> {
  const [quoted] = introduction(rows.slice(0, INTRODUCED));
  return quoted
    ? { from: quoted.from ?? from, date: quoted.date, rows: rows.slice(quoted.end) }
    : { from, date, rows: withoutQuoted(rows) };
}

/** The rows above the mail that a supplier answers, where those say something of their own. */
function withoutQuoted(rows: readonly Row[]): readonly Row[] {
  const own = rows.slice(0, Math.max(0, rows.findIndex(isIntroduction)));
  return isContent(own) ? own : rows;
}

/** Enough text with numbers in it to be a supplier's mail of its own. */
function isContent(rows: readonly Row[]): boolean {
  return linesWithNumbers(rows) >= 4;
}

function isRich(rows: readonly Row[]): boolean {
  return linesWithNumbers(rows) >= 8;
}

/** How many lines hold a number, where a paragraph counts as the lines that a program would break it into. */
function linesWithNumbers(rows: readonly Row[]): number {
  return rows.map(rowText).reduce((sum, text) => {
    const numbers = text.match(/\d{2,}/g)?.length ?? 0;
    return sum + Math.min(numbers, Math.ceil(text.length / LINE));
  }, 0);
}

const LINE = 72;
