import { knownWordCount } from "./words/heading-meaning.model";

/** A text and its position in its line, in characters, or in points of a page. */
export type Span = { readonly text: string; readonly from: number; readonly to: number };
/** A printed line: its separate texts from left to right. */
export type Line = readonly Span[];

const APART = /\S+(?: \S+)*/g;
const WORD = /\S+/g;
const DASHES = /[-=_─═]{2,}/g;
const RULED = /^[\s\-=_+|*.·─━═]*$/u;
/**
 * A cell that holds only an amount. SAME_END is the tolerance for amounts that end below each other, because a minus
 * may follow one.
 */
const AMOUNT = /^[^\p{L}\d]*\d[\d.,'’ ]*[.,]\d{2}\)?\s?(?:[-+]|cr|dr)?$/iu;
const SAME_END = 1.5;
const TAB = 8;
const LEAST_COLUMNS = 3;
const MOST_WORDS = 8;

/**
 * Splits a printed text into lines. A form feed begins a new page and belongs to no line; tabs are expanded to their
 * displayed width.
 */
export function printedLines(text: string): Line[] {
  return text.split(/(?:\r\n|[\n\r])\f?|\f/).map((line) => {
    const shown = untabbed(line);
    return within({ text: shown, from: 0, to: shown.length }, APART);
  });
}

export function textsOf(line: Line): string[] {
  return line.map(({ text }) => text);
}

/** Decides whether a word of a text that spans several columns stays with the word before it. */
type StaysWith = (word: string, before: string) => boolean;
/** The cells of a line. `astray` lists texts that stand under no column and were put into the nearest one. */
export type PrintedLine = { readonly cells: readonly string[]; readonly astray: readonly string[] };

/**
 * Returns the cells of the lines from the headings in line `at` on, each text in the column under which it stands. The
 * columns are those drawn by a line of dashes below the headings, otherwise the headings themselves. A heading that
 * covers several columns, as the lines below show, is split.
 */
export function linesUnder(
  lines: readonly Line[],
  at: number,
  stays: StaysWith = () => false,
): readonly PrintedLine[] {
  const heading = lines[at] ?? [];
  const below = lines.slice(at + 1);
  const dashes = drawn(below[0], heading) ?? drawn(below[1], heading);
  const columns = dashes ?? widened(splitHeadings(heading, below), below);
  const first = dashes ? cellsUnder(columns, heading, stays) : { cells: textsOf(columns), astray: [] };
  return [first, ...below.map((line) => cellsUnder(columns, isRuled(line) ? [] : line, stays))];
}

/**
 * Returns the columns drawn by a line of dashes below the headings if it draws at least as many as there are headings.
 */
function drawn(line: Line | undefined, heading: Line): Line | null {
  if (line === undefined || !isRuled(line)) return null;
  const dashes = line.flatMap((span) => within(span, DASHES));
  return dashes.length >= Math.max(LEAST_COLUMNS, heading.length) ? dashes : null;
}

/**
 * Splits headings that are only one space apart, such as "FARE COM PCT" over 412.00 and 7.0, by the wider gaps between
 * the values below them.
 */
export function splitHeadings(heading: Line, below: readonly Line[]): Line {
  const isHeading = (spans: Line) => spans[0]?.text === heading[0]?.text;
  const full = below.filter((spans) => spans.length >= heading.length && !isHeading(spans));
  const bands = joined(full.flat());
  return heading.flatMap((span) => {
    const words = within(span, WORD);
    const under = bands.filter((band) => overlap(band, span) > 0);
    const isParted = under.length > 1 && under.length <= words.length && words.length <= MOST_WORDS;
    return isParted ? bestParts(words, under) : [span];
  });
}

/**
 * Widens columns to include their amounts. Amounts of a column end at the same position, so all amounts with one end
 * belong to the only heading that overlaps any of them.
 */
function widened(columns: Line, below: readonly Line[]): Line {
  // A sum beside its words, "Previous balance:  96.79", stands under no heading.
  const rows = below.filter((line) => line.length >= LEAST_COLUMNS);
  const amounts = rows.flat().filter(({ text }) => AMOUNT.test(text));
  const ends: Span[] = [];
  for (const span of amounts.sort((one, other) => one.to - other.to)) {
    const last = ends.at(-1);
    if (last && span.to - last.to <= SAME_END) ends[ends.length - 1] = hull(last, span);
    else ends.push(span);
  }
  const isOver = (end: Span) => (column: Span) => overlap(column, end) > 0;
  const own = beganUnder(columns, ends) ?? ends.flatMap((end) => only(end, columns.filter(isOver(end))));
  return columns.map((column) =>
    own.reduce(
      (wide, one) => (one.column === column ? { ...hull(wide, one.end), text: wide.text } : wide),
      column,
    ),
  );
}

type Own = { readonly column: Span; readonly end: Span };

function only(end: Span, [column, ...others]: readonly Span[]): readonly Own[] {
  return column && others.length === 0 ? [{ column, end }] : [];
}

/**
 * Assigns amounts to headings that stand at the left of their columns while the amounts are right-aligned, so far away
 * that they aren't below any heading. Each amount must then lie between the beginning of its heading and that of the
 * next, and they can't all fit headings that end behind them. Returns null otherwise.
 */
function beganUnder(columns: Line, ends: readonly Span[]): readonly Own[] | null {
  if (ends.every((end) => columns.some((column) => overlap(column, end) > 0))) return null;
  const isBegun = (end: Span) => (column: Span, at: number) =>
    column.from <= end.from && end.to <= (columns[at + 1]?.from ?? Number.POSITIVE_INFINITY);
  const isEnded = (end: Span) => (column: Span, at: number) =>
    (columns[at - 1]?.to ?? 0) <= end.from && end.to <= column.to;
  const own = ends.flatMap((end) => only(end, columns.filter(isBegun(end))));
  const isSure = own.length === ends.length && new Set(own.map(({ column }) => column)).size === own.length;
  return isSure && !ends.every((end) => columns.some(isEnded(end))) ? own : null;
}

function hull(one: Span, other: Span): Span {
  return { ...one, from: Math.min(one.from, other.from), to: Math.max(one.to, other.to) };
}

/**
 * Splits words into as many parts as there are columns below. Prefers the parts with the most known words, and among
 * these the ones that best overlap their columns.
 */
function bestParts(words: readonly Span[], under: readonly Span[]): readonly Span[] {
  const scored = partsOf(words, under.length).map((parts) => ({
    parts,
    known: parts.reduce((sum, { text }) => sum + knownWordCount(text), 0),
    over: parts.reduce((sum, part, at) => sum + overlap(part, under[at] ?? part), 0),
  }));
  scored.sort((one, other) => other.known - one.known || other.over - one.over);
  return scored[0]?.parts ?? words;
}

function partsOf(words: readonly Span[], count: number): (readonly Span[])[] {
  if (count === 1) return [[spanning(words)]];
  return words
    .slice(0, words.length - count + 1)
    .flatMap((_, at) =>
      partsOf(words.slice(at + 1), count - 1).map((rest) => [spanning(words.slice(0, at + 1)), ...rest]),
    );
}

/** Merges overlapping and touching spans. */
function joined(spans: readonly Span[]): Span[] {
  const bands: Span[] = [];
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const last = bands.at(-1);
    if (last && span.from <= last.to) bands[bands.length - 1] = { ...last, to: Math.max(last.to, span.to) };
    else bands.push(span);
  }
  return bands;
}

function spanning(words: readonly Span[]): Span {
  const [first, last] = [words[0], words.at(-1)];
  return { text: words.map(({ text }) => text).join(" "), from: first?.from ?? 0, to: last?.to ?? 0 };
}

function cellsUnder(columns: Line, line: Line, stays: StaysWith): PrintedLine {
  const cells = columns.map(() => "");
  const astray: string[] = [];
  const put = (span: Span, column: Span | undefined) => {
    const place = column ? columns.indexOf(column) : 0;
    cells[place] = `${cells[place] ?? ""} ${span.text}`.trim();
    if (column && overlap(column, span) < 0) astray.push(span.text);
  };
  for (const span of line) {
    const under = columns.filter((column) => overlap(column, span) > 0);
    if (under.length < 2 || isLabel(span)) put(span, nearest(span, columns));
    else for (const { word, column } of wordsUnder(columns, span, stays)) put(word, column);
  }
  return { cells, astray };
}

/** Whether a text names the sum behind it and isn't parted, whatever columns it extends under. */
function isLabel({ text }: Span): boolean {
  return text.endsWith(":");
}

function wordsUnder(columns: readonly Span[], span: Span, stays: StaysWith) {
  const placed: { readonly word: Span; readonly column: Span | undefined }[] = [];
  for (const word of within(span, WORD)) {
    const before = placed.at(-1);
    const isOne = before !== undefined && stays(word.text, before.word.text);
    placed.push({ word, column: isOne ? before.column : nearest(word, columns) });
  }
  return placed;
}

/** Returns how far two spans overlap. The result is negative if there is a gap between them. */
function overlap(one: Span, other: Span): number {
  return Math.min(one.to, other.to) - Math.max(one.from, other.from);
}

function nearest(span: Span, columns: readonly Span[]): Span | undefined {
  const most = Math.max(...columns.map((column) => overlap(column, span)));
  return columns.find((column) => overlap(column, span) === most);
}

function isRuled(line: Line): boolean {
  return line.every(({ text }) => RULED.test(text));
}

/** Returns the matching parts of a text with their positions, assuming that all characters are equally wide. */
function within({ text, from, to }: Span, pattern: RegExp): Span[] {
  const letter = (to - from) / Math.max(1, text.length);
  return [...text.matchAll(pattern)].map(({ 0: part, index }) => ({
    text: part,
    from: from + index * letter,
    to: from + (index + part.length) * letter,
  }));
}

function untabbed(line: string): string {
  let text = "";
  for (const character of line)
    text += character === "\t" ? " ".repeat(TAB - (text.length % TAB)) : character;
  return text;
}
