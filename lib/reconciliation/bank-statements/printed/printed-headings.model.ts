import type { Line, Span } from "@/lib/imports/fixed-columns.model";
import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import type { HeadingMeaning } from "@/lib/imports/words/language-words.model";
import { isCalledDate } from "../csv/csv-columns.model";

/** The headings of a printed table. They occupy one or several lines, from line `at` to `end`, where the rows begin. */
export type PrintedHeading = { readonly columns: Line; readonly at: number; readonly end: number };

const LEAST_COLUMNS = 3;
const MOST_LINES = 3;

/** Returns all headings of a printed statement. Each page and each section may repeat them. */
export function headingsIn(lines: readonly Line[]): readonly PrintedHeading[] {
  const found: PrintedHeading[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const heading = headingAt(lines, at);
    if (heading) found.push(heading);
    at = heading ? heading.end - 1 : at;
  }
  return found;
}

export function saysOf(heading: string, ...any: readonly HeadingMeaning[]): boolean {
  const meanings = headingMeanings(heading);
  return any.some((one) => meanings.has(one));
}

/**
 * Returns the headings that begin at a line. They may occupy two lines, such as "Money" above "out"; a title above
 * complete headings isn't part of them.
 */
function headingAt(lines: readonly Line[], at: number): PrintedHeading | null {
  const [line = [], next = []] = lines.slice(at, at + 2);
  const isAlone = isHeading(line);
  const isTwo = !isAlone && !(isHeading(next) && !isOver(line, next));
  const first = isAlone ? line : isTwo ? together(line, next) : null;
  return first && isHeading(first)
    ? withMore(lines, { columns: first, at, end: at + (isAlone ? 1 : 2) })
    : null;
}

/** Adds the following lines that continue several of the headings. */
function withMore(lines: readonly Line[], heading: PrintedHeading): PrintedHeading {
  const below = lines[heading.end] ?? [];
  if (heading.end - heading.at >= MOST_LINES || below.length < 2 || isHeading(below)) return heading;
  const columns = together(heading.columns, below);
  return columns && isHeading(columns)
    ? withMore(lines, { ...heading, columns, end: heading.end + 1 })
    : heading;
}

function isHeading(line: Line): boolean {
  const texts = line.map(({ text }) => text);
  if (texts.some((text) => /\d/.test(text)) || !texts.some(isCalledDate)) return false;
  const hasAmount = texts.some(namesAmount);
  return texts.length >= LEAST_COLUMNS ? hasAmount || listsBalances(texts) : listsBalances(texts);
}

/** Whether a heading means that amounts of payments are below it. "Payment details" doesn't. */
export function namesAmount(heading: string): boolean {
  return (
    saysOf(heading, "amount", "debit", "credit") && !saysOf(heading, "memo", "reference", "balance", "party")
  );
}

/** Whether the headings are only days and balances. */
export function listsBalances(heading: readonly string[]): boolean {
  return heading.length > 1 && heading.every((name) => isCalledDate(name) || saysOf(name, "balance"));
}

/** Whether several words are above headings, each above exactly one. */
function isOver(line: Line, below: Line): boolean {
  return line.length > 1 && line.every((span) => below.filter((one) => meets(one, span)).length === 1);
}

/**
 * Joins two lines of headings, each text with the one above it. Returns null if a text is below several of the upper
 * line, or if either line contains digits.
 */
function together(upper: Line, lower: Line): Line | null {
  if (upper.length === 0 || lower.length === 0) return null;
  if ([...upper, ...lower].some(({ text }) => /\d/.test(text))) return null;
  if (lower.some((span) => upper.filter((one) => meets(one, span)).length > 1)) return null;
  const alone = upper.filter((span) => !lower.some((one) => meets(one, span)));
  const both = lower.map((span): Span => {
    const above = upper.find((one) => meets(one, span));
    if (!above) return span;
    const isGroup = lower.filter((one) => meets(one, above)).length > 1;
    const text = `${above.text} ${span.text}`;
    return isGroup
      ? { ...span, text }
      : { text, from: Math.min(above.from, span.from), to: Math.max(above.to, span.to) };
  });
  return [...alone, ...both].sort((one, other) => one.from - other.from);
}

function meets(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}

/** Titles of sections with outgoing amounts that no heading names: cheques written, and purchases. */
const OUT =
  /\b(che(ck|que)s?|ch[eè]ques?|schecks?|assegni|purchases?|achats?|eink[aä]ufe|compras|acquisti|aankopen|ink[oö]p|k[oø]b)\b/iu;

/**
 * Returns the direction of a section by its title: 1 for incoming, -1 for outgoing, 0 for balances, null if the title
 * alone doesn't tell.
 */
export function wayOfTitle(title: string): 1 | -1 | 0 | null {
  const meanings = headingMeanings(title);
  if (meanings.has("balance")) return 0;
  const isIn = meanings.has("credit");
  const isOut = meanings.has("debit") || meanings.has("fee") || (!isIn && OUT.test(title));
  if (isIn === isOut) return null;
  return isIn ? 1 : -1;
}
