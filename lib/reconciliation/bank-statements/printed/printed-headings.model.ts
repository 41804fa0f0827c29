import type { Line, Span } from "@/lib/imports/fixed-columns.model";
import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import type { HeadingMeaning } from "@/lib/imports/words/language-words.model";
import { isCalledDate } from "../csv/csv-columns.model";

/** The headings of a printed table, of one line or several, from the line `at` up to `end`, where its rows begin. */
export type PrintedHeading = { readonly columns: Line; readonly at: number; readonly end: number };

const LEAST_COLUMNS = 3;
const MOST_LINES = 3;

/** All headings of a printed statement: each page, and each of its sections, may have them again. */
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

/** "Money" above "out" is one of two lines; a title above headings that say enough by themselves is none of them. */
function headingAt(lines: readonly Line[], at: number): PrintedHeading | null {
  const [line = [], next = []] = lines.slice(at, at + 2);
  const isAlone = isHeading(line);
  const isTwo = !isAlone && !(isHeading(next) && !isOver(line, next));
  const first = isAlone ? line : isTwo ? together(line, next) : null;
  return first && isHeading(first)
    ? withMore(lines, { columns: first, at, end: at + (isAlone ? 1 : 2) })
    : null;
}

/** With the lines below that go on with several of the headings. */
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

/** Whether amounts of payments stand below, by the words of a heading: "Payment details" are none. */
export function namesAmount(heading: string): boolean {
  return (
    saysOf(heading, "amount", "debit", "credit") && !saysOf(heading, "memo", "reference", "balance", "party")
  );
}

/** Days and balances alone. */
export function listsBalances(heading: readonly string[]): boolean {
  return heading.length > 1 && heading.every((name) => isCalledDate(name) || saysOf(name, "balance"));
}

/** Whether several words stand above headings, each above one of them. */
function isOver(line: Line, below: Line): boolean {
  return line.length > 1 && line.every((span) => below.filter((one) => meets(one, span)).length === 1);
}

/** Two lines as one, each text with what it stands above; null where a text of one is below several of the other, or either has figures. */
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
