import { folded } from "@/lib/platform/base/text";

/** A piece of a statement line; `isMarked` if a reason mentions it. */
export type Piece = { readonly text: string; readonly isMarked: boolean };

const SHORTEST_WORD = 3;
/** Words of the reasons' sentences that say nothing about the line. */
const COMMON = new Set(
  "the and for with from this that its has have was were stands memo number booking amount payer paid commission less known fee times supplier client days after travel report reference same exact of to in is a".split(
    " ",
  ),
);

/**
 * Splits a statement line into pieces and marks the words that occur in one of the texts. A number is also found if
 * it is written with other separators.
 */
export function markedPieces(line: string, texts: readonly string[]): readonly Piece[] {
  const words = new Set(texts.flatMap(wordsOf));
  const numbers = [...new Set(texts.flatMap((text) => text.split(/\s+/).map(bare)).filter(isNumber))];
  const pieces: Piece[] = [];
  for (const text of line.split(/(\s+)/).filter(Boolean)) {
    const last = pieces.at(-1);
    const isMarked = /\S/.test(text)
      ? wordsOf(text).some((word) => words.has(word)) || numbers.some((one) => bare(text).includes(one))
      : Boolean(last?.isMarked);
    if (last && last.isMarked === isMarked) pieces[pieces.length - 1] = { text: last.text + text, isMarked };
    else pieces.push({ text, isMarked });
  }
  return pieces.flatMap(withoutMarkedEnd);
}

/** Removes the mark from white space after the last marked word. */
function withoutMarkedEnd(piece: Piece): readonly Piece[] {
  const end = piece.isMarked ? /\s+$/.exec(piece.text)?.[0] : undefined;
  if (!end) return [piece];
  return [
    { text: piece.text.slice(0, -end.length), isMarked: true },
    { text: end, isMarked: false },
  ];
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD && !COMMON.has(word));
}

/** Removes separators: "GT-21 700" becomes "GT21700". */
function bare(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

function isNumber(text: string): boolean {
  return text.length >= 5 && /\d/.test(text);
}
