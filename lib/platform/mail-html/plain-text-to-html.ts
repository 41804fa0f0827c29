import "server-only";
import { storable } from "@/lib/platform/base/text";
import { escapeHtml } from "./escape-html";
import { costOfElement } from "./layout-cost";
import { LongWords } from "./long-words";
import { safeLink } from "./safe-url";
import { MAIL_LIMITS } from "./walk-html";

const LINK = costOfElement("a", new Map());
const LONGEST_LINK = 2_000;
const LONGEST_ADDRESS = 320;
const ADDRESS = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const OPENING = /^[(<["'*]+/;
const CLOSING = /[)>\]"'*.,;:!?]/;

/**
 * Turns a plain text into HTML that shows the same characters. Every piece of it is escaped; links are only put around
 * pieces.
 */
export function plainTextToHtml(text: string): string {
  const shown = storable(text).slice(0, MAIL_LIMITS.text).toWellFormed();
  const long = new LongWords();
  const words = shown
    .replaceAll("\r\n", "\n")
    .replace(/\S+|\s+/g, (piece) => (piece.trim() === "" ? long.write(piece) : withLink(piece, long)));
  const wrapped = `white-space:pre-wrap;overflow-wrap:anywhere;min-width:${columnsOf(shown)}ch`;
  return `<div style="${wrapped}">${words}${long.rest()}</div>`;
}

const WIDEST_TABLE = 90;
const MOST_LINES = 5_000;
/**
 * A gap of three blanks or a tab, or of two blanks unless they follow the end of a sentence, where some people type
 * two.
 */
const COLUMN = /[^\s.!?](?: {2}|\t)|\S(?: {3}|\t)/;

/**
 * Returns the width in characters that the text needs for its columns to stay aligned. Longer lines are prose and don't
 * count.
 */
function columnsOf(text: string): number {
  const widths = text.split("\n", MOST_LINES).flatMap((line) => {
    const written = line
      .slice(0, 4 * WIDEST_TABLE)
      .trimEnd()
      .replaceAll("\t", " ".repeat(8));
    return written.length <= WIDEST_TABLE && COLUMN.test(written) ? [written.length] : [];
  });
  return Math.max(0, ...widths);
}

function withLink(word: string, long: LongWords): string {
  const start = word.search(/https?:\/\//i);
  const from = start >= 0 ? start : (OPENING.exec(word)?.[0].length ?? 0);
  const end = endOfLink(word);
  const candidate = word.slice(from, end);
  const href = start >= 0 ? webLink(candidate) : mailLink(candidate);
  if (!href || !long.takes(LINK)) return long.write(word);
  const link = `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${long.write(candidate)}</a>`;
  return escapeHtml(word.slice(0, from)) + link + long.write(word.slice(end));
}

/** Returns where a link ends: punctuation after it belongs to the sentence. */
function endOfLink(word: string): number {
  let end = word.length;
  while (end > 0 && CLOSING.test(word[end - 1] ?? "")) end -= 1;
  return end;
}

function webLink(candidate: string): string | undefined {
  return candidate.length <= LONGEST_LINK ? safeLink(candidate) : undefined;
}

function mailLink(candidate: string): string | undefined {
  if (candidate.length > LONGEST_ADDRESS || !ADDRESS.test(candidate)) return undefined;
  return `mailto:${candidate}`;
}
