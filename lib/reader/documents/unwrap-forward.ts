import type { MailAddress } from "../message/mail.model";
import { fold } from "../words/fold";
import { type Doc, type Row, rowText } from "./document";
import { type HeaderBlock, headerBlocks, introduction, isIntroduction } from "./header-block";

export type Unwrapped = {
  /** The rows of the innermost forwarded email. */
  readonly rows: readonly Row[];
  /** The text that the forwarding person wrote above it. */
  readonly preface: readonly Row[];
  /** The sender of the forwarded email; null if nothing was forwarded. */
  readonly from: MailAddress | null;
  readonly subject: string;
  /** The date as its header prints it or, for a quoted email, the line above it; empty if there is neither. */
  readonly date: string;
  readonly forwarded: boolean;
};

const MAX_LAYERS = 6;
/** The most rows at the start of a forwarded email in which it may introduce an email it quotes. */
const INTRODUCED = 3;
const FORWARD_SUBJECT =
  /^\s*\[?(?:fwd?|wg|tr|rv|i|doorst|vb|vs|enc|pd|fw|videresendt|rif|inoltra|ilt|vl|pm|tov(?:abbitas)?|πρθ|προωθ|пересл|转发|轉寄|転送|전달|اعادة توجيه|הועבר)\s*[:：\]]/u;

/** "Fwd:", "WG:", "Vb:": whether the sender has forwarded somebody else's email. */
export function isForwardSubject(subject: string): boolean {
  return FORWARD_SUBJECT.test(fold(subject));
}

/** Finds the innermost forwarded email. A reply chain below the supplier's own words is cut off instead. */
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

/**
 * Returns the author of the rows below a header: the person that their first lines name, else the one in the header.
 */
function handedOn(
  { from, date }: HeaderBlock,
  rows: readonly Row[],
): Pick<Unwrapped, "from" | "date" | "rows"> {
  const [quoted] = introduction(rows.slice(0, INTRODUCED));
  return quoted
    ? { from: quoted.from ?? from, date: quoted.date, rows: rows.slice(quoted.end) }
    : { from, date, rows: withoutQuoted(rows) };
}

/** Returns the rows above the email that a supplier answers, if they have content of their own. */
function withoutQuoted(rows: readonly Row[]): readonly Row[] {
  const own = rows.slice(0, Math.max(0, rows.findIndex(isIntroduction)));
  return isContent(own) ? own : rows;
}

/** Whether rows have enough lines with numbers to be a supplier's own email. */
function isContent(rows: readonly Row[]): boolean {
  return linesWithNumbers(rows) >= 4;
}

function isRich(rows: readonly Row[]): boolean {
  return linesWithNumbers(rows) >= 8;
}

/** Counts the lines with a number; a paragraph counts as the lines into which a program would break it. */
function linesWithNumbers(rows: readonly Row[]): number {
  return rows.map(rowText).reduce((sum, text) => {
    const numbers = text.match(/\d{2,}/g)?.length ?? 0;
    return sum + Math.min(numbers, Math.ceil(text.length / LINE));
  }, 0);
}

const LINE = 72;
