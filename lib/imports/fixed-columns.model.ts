import { knownWordCount } from "./words/heading-meaning.model";

/** A text and the columns of characters it stands in. */
type Span = { readonly text: string; readonly from: number; readonly to: number };

const APART = /\S+(?: \S+)*/g;
const WORD = /\S+/g;
const DASHES = /[-=_─═]{2,}/g;
const RULED = /^[\s\-=_+|*.·─━═]*$/u;
const TAB = 8;
const LEAST_COLUMNS = 3;
const MOST_WORDS = 8;

/** The lines of a printed text; a form feed begins a page and is part of none, a tab is as wide as it is shown. */
export function printedLines(text: string): string[] {
  return text.split(/(?:\r\n|[\n\r])\f?|\f/).map(untabbed);
}

/** The texts of a line that stand apart. */
export function textsApart(line: string): string[] {
  return spansOf(line, APART).map(({ text }) => text);
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
  lines: readonly string[],
  at: number,
  stays: StaysWith = () => false,
): readonly PrintedLine[] {
  const heading = spansOf(lines[at] ?? "", APART);
  const columns =
    drawn(lines[at + 1], heading) ?? drawn(lines[at + 2], heading) ?? parted(heading, lines.slice(at + 1));
  return lines.slice(at).map((line) => cellsUnder(columns, RULED.test(line) ? "" : line, stays));
}

/** The columns that a line of dashes below the headings draws, where it draws at least as many. */
function drawn(line: string | undefined, heading: readonly Span[]): readonly Span[] | null {
  if (line === undefined || !RULED.test(line)) return null;
  const dashes = spansOf(line, DASHES);
  return dashes.length >= Math.max(LEAST_COLUMNS, heading.length) ? dashes : null;
}

/** Headings a blank apart are told by what stands below them with more between: "FARE COM PCT" over 412.00 and 7.0. */
function parted(heading: readonly Span[], below: readonly string[]): readonly Span[] {
  const isHeading = (spans: readonly Span[]) => spans[0]?.text === heading[0]?.text;
  const full = below
    .map((line) => spansOf(line, APART))
    .filter((spans) => spans.length >= heading.length && !isHeading(spans));
  const bands = joined(full.flat());
  return heading.flatMap((span) => {
    const words = spansOf(span.text, WORD).map((word) => moved(word, span.from));
    const under = bands.filter((band) => overlap(band, span) > 0);
    const isParted = under.length > 1 && under.length <= words.length && words.length <= MOST_WORDS;
    return isParted ? bestParts(words, under) : [span];
  });
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

function cellsUnder(columns: readonly Span[], line: string, stays: StaysWith): PrintedLine {
  const cells = columns.map(() => "");
  const astray: string[] = [];
  const put = (span: Span, column: Span | undefined) => {
    const place = column ? columns.indexOf(column) : 0;
    cells[place] = `${cells[place] ?? ""} ${span.text}`.trim();
    if (column && overlap(column, span) < 0) astray.push(span.text);
  };
  for (const span of spansOf(line, APART)) {
    const under = columns.filter((column) => overlap(column, span) > 0);
    if (under.length < 2) put(span, nearest(span, columns));
    else for (const { word, column } of wordsUnder(columns, span, stays)) put(word, column);
  }
  return { cells, astray };
}

function wordsUnder(columns: readonly Span[], span: Span, stays: StaysWith) {
  const placed: { readonly word: Span; readonly column: Span | undefined }[] = [];
  for (const word of spansOf(span.text, WORD).map((one) => moved(one, span.from))) {
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

function spansOf(line: string, pattern: RegExp): Span[] {
  return [...line.matchAll(pattern)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));
}

function moved(span: Span, by: number): Span {
  return { ...span, from: span.from + by, to: span.to + by };
}

function untabbed(line: string): string {
  let text = "";
  for (const character of line)
    text += character === "\t" ? " ".repeat(TAB - (text.length % TAB)) : character;
  return text;
}
