import type { Piece } from "../pdf-lines";

/** A run of words in one cell, in points; `y` grows upwards. */
export type Segment = {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
};

/** The segments on one line of a cell; widely spaced words are several segments. */
export type Line = Pick<Segment, "y" | "size"> & { readonly segments: readonly Segment[] };

/** In multiples of the font size: a wider gap separates cells. */
const WORD_GAP = 0.3;
/** In a monospaced font, a space is as wide as a letter, so two spaces are a gap. */
const BLANKS = 1.4;
const AS_WIDE = 0.02;
const MOST_OTHERS = 0.1;
const SAME_LINE = 0.3;
const GLUED = 0.1;
/** The end and the start of words in touching headings of narrow columns: "Departure" and "Commissionable". */
const [WORD_ENDS, WORD_BEGINS] = [/\p{Ll}{3}$/u, /^\p{Lu}\p{Ll}{3}/u];

/** Returns the runs of words on a page, from top to bottom. */
export function segmentsOf(pieces: readonly Piece[]): Segment[] {
  const wordGap = Math.max(WORD_GAP, (widthOfAll(pieces) ?? 0) * BLANKS);
  return baselinesOf(pieces).flatMap((line) => {
    const segments: Segment[] = [];
    for (const piece of line.sort((one, other) => one.x - other.x)) {
      const last = segments.at(-1);
      const isOn = last !== undefined && piece.x - last.right <= piece.size * wordGap;
      segments.push(isOn ? continued(segments.pop() ?? last, piece) : segmentOf(piece));
    }
    return segments;
  });
}

/** Returns the width of a letter, in multiples of the font size, if the font is monospaced. */
export function widthOfAll(pieces: readonly Piece[]): number | undefined {
  const widths = pieces
    .filter(({ text }) => text.length > 2)
    .map(({ text, width, size }) => width / text.length / size)
    .sort((one, other) => one - other);
  const usual = widths[Math.floor(widths.length / 2)];
  const others = widths.filter((width) => Math.abs(width - (usual ?? 0)) > AS_WIDE);
  return others.length <= widths.length * MOST_OTHERS ? usual : undefined;
}

function segmentOf({ text, x, y, width, size }: Piece): Segment {
  return { text: text.trim(), x, right: x + width, y, size };
}

function continued(before: Segment, { text, x, width, size }: Piece): Segment {
  const isApart = x - before.right > size * GLUED || /^\s/.test(text);
  const glue = isApart || (WORD_ENDS.test(before.text) && WORD_BEGINS.test(text)) ? " " : "";
  return { ...before, text: `${before.text}${glue}${text.trim()}`, right: Math.max(before.right, x + width) };
}

/** Groups pieces into lines, from top to bottom. */
export function baselinesOf<Placed extends { readonly y: number; readonly size: number }>(
  all: readonly Placed[],
): Placed[][] {
  const lines: Placed[][] = [];
  for (const one of [...all].sort((a, b) => b.y - a.y)) {
    const [first] = lines.at(-1) ?? [];
    if (first && first.y - one.y <= one.size * SAME_LINE) lines.at(-1)?.push(one);
    else lines.push([one]);
  }
  return lines;
}

/** Groups the segments of one column into lines, from top to bottom. */
export function linesIn(segments: readonly Segment[]): Line[] {
  return baselinesOf(segments).map((line) => {
    const [{ y, size }] = line as [Segment];
    return { y, size, segments: line.sort((one, other) => one.x - other.x) };
  });
}

/** Joins the words of a cell. A word hyphenated at the end of a line is joined; a double name keeps its hyphen. */
export function wordsOf(segments: readonly Pick<Segment, "text">[]): string {
  return segments.reduce((all, { text }) => {
    if (!/\p{L}-$/u.test(all)) return `${all} ${text}`.trim();
    return /^\p{Ll}/u.test(text) ? `${all.slice(0, -1)}${text}` : `${all}${text}`;
  }, "");
}
