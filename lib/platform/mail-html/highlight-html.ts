import "server-only";
import { escapeHtml } from "./escape-html";
import { foldedQuote, type ShownText, shownText, type TextRun } from "./shown-text";

/** A value that was read from the email: `id` names the field, `quote` is its text as it stands in the email. */
export type MailMark = { readonly id: string; readonly quote: string };

export type HighlightedHtml = {
  readonly html: string;
  /** The ids whose text was found, each once, in the order in which they were requested. */
  readonly found: readonly string[];
};

const MOST_MARKS = 200;
const MOST_PLACES = 20;
const SHORTEST_QUOTE = 2;
const LONGEST_QUOTE = 500;

type Place = { readonly from: number; readonly to: number; readonly ids: string[] };

/**
 * Marks every place where a quote is shown: `<mark data-field="{id}" tabindex="0" role="button">`. The search ignores
 * case and white space and also matches across tags. Fields with the same text share a mark, with their ids separated
 * by a blank. A place that spans several tags gets several marks, of which only the first is in the tab order; inside a
 * link no mark is, because the link itself is. Accepts sanitised HTML only; leaves its tags and attributes exactly as
 * they are.
 */
export function highlightHtml(html: string, marks: readonly MailMark[]): HighlightedHtml {
  const shown = shownText(html);
  const places = placesOf(shown.text, marks.slice(0, MOST_MARKS));
  const found = new Set(places.flatMap((place) => place.ids));
  return {
    html: withMarks(html, shown, places),
    found: [...new Set(marks.map((mark) => mark.id))].filter((id) => found.has(id)),
  };
}

/** Finds the longer quotes first, so that a total is not broken up by an amount that it contains. */
function placesOf(text: string, marks: readonly MailMark[]): Place[] {
  const taken = new Uint8Array(text.length);
  const places: Place[] = [];
  for (const [quote, ids] of byQuote(marks)) {
    for (const from of occurrences(text, quote)) {
      const to = from + quote.length;
      if (taken.subarray(from, to).includes(1)) continue;
      taken.fill(1, from, to);
      places.push({ from, to, ids });
    }
  }
  return places.sort((one, other) => one.from - other.from);
}

function byQuote(marks: readonly MailMark[]): [string, string[]][] {
  const quotes = new Map<string, string[]>();
  for (const mark of marks) {
    const quote = foldedQuote(mark.quote.slice(0, LONGEST_QUOTE));
    if (quote.length < SHORTEST_QUOTE) continue;
    const ids = quotes.get(quote) ?? [];
    quotes.set(quote, ids.includes(mark.id) ? ids : [...ids, mark.id]);
  }
  return [...quotes].sort(([one], [other]) => other.length - one.length);
}

function occurrences(text: string, quote: string): number[] {
  const found: number[] = [];
  let at = text.indexOf(quote);
  while (at >= 0 && found.length < MOST_PLACES) {
    const isWhole = !joins(text[at - 1], quote[0]) && !joins(quote.at(-1), text[at + quote.length]);
    if (isWhole) found.push(at);
    at = text.indexOf(quote, isWhole ? at + quote.length : at + 1);
  }
  return found;
}

/** Whether two neighbouring characters belong to one word or number, so that "12" is not found in "2012". */
function joins(left: string | undefined, right: string | undefined): boolean {
  return /^[\p{L}\p{N}]$/u.test(left ?? "") && /^[\p{L}\p{N}]$/u.test(right ?? "");
}

function withMarks(html: string, shown: ShownText, places: readonly Place[]): string {
  const output: string[] = [];
  let copied = 0;
  let run = 0;
  for (const place of places) {
    const whole = { start: shown.starts[place.from] ?? 0, end: shown.ends[place.to - 1] ?? 0 };
    let isFirst = true;
    while ((shown.runs[run]?.end ?? Number.POSITIVE_INFINITY) <= whole.start) run += 1;
    for (const part of partsOf(html, shown.runs, run, whole)) {
      const isReachable = isFirst && !isWithin(part, shown.links);
      output.push(html.slice(copied, part.start), opening(place.ids, isReachable));
      output.push(html.slice(part.start, part.end), "</mark>");
      copied = part.end;
      isFirst = false;
    }
  }
  return output.join("") + html.slice(copied);
}

/**
 * Returns the pieces of text that a place consists of. Leaves out blank pieces between table cells, where a mark would
 * be invalid HTML.
 */
function partsOf(html: string, runs: readonly TextRun[], first: number, whole: TextRun): TextRun[] {
  const parts: TextRun[] = [];
  for (let index = first; (runs[index]?.start ?? whole.end) < whole.end; index += 1) {
    const run = runs[index];
    if (!run) break;
    const part = { start: Math.max(run.start, whole.start), end: Math.min(run.end, whole.end) };
    if (html.slice(part.start, part.end).trim() !== "") parts.push(part);
  }
  return parts;
}

function isWithin(part: TextRun, links: readonly TextRun[]): boolean {
  let low = 0;
  let high = links.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((links[middle]?.start ?? 0) <= part.start) low = middle + 1;
    else high = middle;
  }
  const link = links[low - 1];
  return link !== undefined && part.start < link.end;
}

function opening(ids: readonly string[], isReachable: boolean): string {
  const control = isReachable ? ' tabindex="0" role="button"' : "";
  return `<mark data-field="${escapeHtml(ids.join(" "))}"${control}>`;
}
