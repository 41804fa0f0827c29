import "server-only";
import { storable } from "@/lib/base/text";
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

/** A plain text as HTML that shows the same characters. Every piece of it is escaped; links are only put around pieces. */
export function plainTextToHtml(text: string): string {
  const shown = storable(text).slice(0, MAIL_LIMITS.text).toWellFormed();
  const long = new LongWords();
  const words = shown
    .replaceAll("\r\n", "\n")
    .replace(/\S+|\s+/g, (piece) => (piece.trim() === "" ? long.write(piece) : withLink(piece, long)));
  return `<div style="white-space:pre-wrap;overflow-wrap:anywhere">${words}${long.rest()}</div>`;
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

/** Punctuation at the end belongs to the sentence, not to the address. */
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
