import { knownWordCount } from "./words/heading-meaning.model";

/** A text and where it stands in its line: columns of characters, or points of a page. */
export type Span = { readonly text: string; readonly from: number; readonly to: number };
/** A printed line: the texts that stand apart in it, from left to right. */
export type Line = readonly Span[];

const APART = /\S+(?: \S+)*/g;
const WORD = /\S+/g;
const DASHES = /[-=_─═]{2,}/g;
const RULED = /^[\s\-=_+|*.·─━═]*$/u;
/** An amount alone, and how far apart the ends of those stand that are below each other: a minus may stand behind one. */
const AMOUNT = /^[^\p{L}\d]*\d[\d.,'’ ]*[.,]\d{2}\)?\s?(?:[-+]|cr|dr)?$/iu;
const SAME_END = 1.5;
const TAB = 8;
const LEAST_COLUMNS = 3;
const MOST_WORDS = 8;

/** The lines of a printed text; a form feed begins a page and is part of none, a tab is as wide as it is shown. */
export function printedLines(text: string): Line[] {
  return text.split(/(?:\r\n|[\n\r])\f?|\f/).map((line) => {
    const shown = untabbed(line);
    return within({ text: shown, from: 0, to: shown.length }, APART);
  });
}

export function textsOf(line: Line): string[] {
  return line.map(({ text }) => text);
}

/** Which of the words of a text that stands under several columns stays with the word before it. */
type StaysWith = (word: string, before: string) => boolean;
/** A line's cells; `astray` are texts that stand under no column, and were put into the nearest. */
export type PrintedLine = { readonly cells: readonly string[]; readonly astray: readonly string[] };

/**
 * Lines from their headings on, which stand in line `at`, each text in the column that it stands under. Columns are those
 * that a line of dashes below draws, else those of the headings; one that is of several by the lines below is parted.
 */
export function linesUnder(
  lines: readonly Line[],
  at: number,
  stays: StaysWith = () => false,
): readonly PrintedLine[] {
  const heading = lines[at] ?? [];
  const below = lines.slice(at + 1);
  const dashes = drawn(below[0], heading) ?? drawn(below[1], heading);
  const columns = dashes ?? widened(parted(heading, below), below);
  const first = dashes ? cellsUnder(columns, heading, stays) : { cells: textsOf(columns), astray: [] };
  return [first, ...below.map((line) => cellsUnder(columns, isRuled(line) ? [] : line, stays))];
}

/** The columns that a line of dashes below the headings draws, where it draws at least as many. */
function drawn(line: Line | undefined, heading: Line): Line | null {
  if (line === undefined || !isRuled(line)) return null;
  const dashes = line.flatMap((span) => within(span, DASHES));
  return dashes.length >= Math.max(LEAST_COLUMNS, heading.length) ? dashes : null;
}

/** Headings a blank apart are told by what stands below them with more between: "FARE COM PCT" over 412.00 and 7.0. */
export function parted(heading: Line, below: readonly Line[]): Line {
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

/** Amounts end below each other: all of those that do are of the heading that only one of them may reach under. */
function widened(columns: Line, below: readonly Line[]): Line {
  const amounts = below.flat().filter(({ text }) => AMOUNT.test(text));
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
 * Headings may stand at the left of columns whose amounts end at their right, so far away that they stand over none of
 * these. Each amount is then between where its heading begins and where the next does, and not all can be of headings
 * that end behind them; null where it isn't so.
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

/** Words in as many parts as there are columns below: those that mean most, and of these those that stand best over their columns. */
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

/** What is covered by any of these, in one piece where they touch. */
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
    if (under.length < 2) put(span, nearest(span, columns));
    else for (const { word, column } of wordsUnder(columns, span, stays)) put(word, column);
  }
  return { cells, astray };
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

/** How many characters two share; less than one where they stand apart. */
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

/** Parts of a text where they stand, as wide as their letters are many. */
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
