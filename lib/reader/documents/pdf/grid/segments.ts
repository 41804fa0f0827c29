import type { Piece } from "../pdf-lines";

/** A run of words of one cell, in points; `y` grows upwards. */
export type Segment = {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
};

/** In sizes of the letters: what is further apart than words are is another cell's. */
const WORD_GAP = 0.3;
const SAME_LINE = 0.3;
const GLUED = 0.1;
/** Headings of narrow columns touch each other: "Departure" and "Commissionable". */
const [WORD_ENDS, WORD_BEGINS] = [/\p{Ll}{3}$/u, /^\p{Lu}\p{Ll}{3}/u];

/** The runs of words of a page, from top to bottom. */
export function segmentsOf(pieces: readonly Piece[]): Segment[] {
  return baselinesOf(pieces).flatMap((line) => {
    const segments: Segment[] = [];
    for (const piece of line.sort((one, other) => one.x - other.x)) {
      const last = segments.at(-1);
      const isOn = last !== undefined && piece.x - last.right <= piece.size * WORD_GAP;
      segments.push(isOn ? continued(segments.pop() ?? last, piece) : segmentOf(piece));
    }
    return segments;
  });
}

function segmentOf({ text, x, y, width, size }: Piece): Segment {
  return { text: text.trim(), x, right: x + width, y, size };
}

function continued(before: Segment, { text, x, width, size }: Piece): Segment {
  const isApart = x - before.right > size * GLUED || /^\s/.test(text);
  const glue = isApart || (WORD_ENDS.test(before.text) && WORD_BEGINS.test(text)) ? " " : "";
  return { ...before, text: `${before.text}${glue}${text.trim()}`, right: Math.max(before.right, x + width) };
}

/** What stands on one line, the lines from top to bottom. */
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
