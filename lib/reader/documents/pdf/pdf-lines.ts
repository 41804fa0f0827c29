import { cleaned, type RoughCell, type RoughRow } from "../document";
import { markUnknownGlyphs, repairSwappedLigatures } from "./pdf-letters";
import type { Item } from "./spaced-letters";

/** A run of text at its position on the page, in points; `y` grows upwards. */
export type Piece = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
};

const LARGE = 1.3;
const NEW_CELL = 0.85;
const NEW_WORD = 0.12;
const NEW_LINE = 0.5;
/** In multiples of the font size: lines further apart than this don't belong together. */
export const GAP = 2.1;

/**
 * Turns the PDF reader's items into pieces, rotated so that most of the text runs from left to right. The page or its
 * text may be rotated.
 */
export function piecesOf(items: readonly Item[]): Piece[] {
  const letters = [0, 0, 0, 0];
  for (const item of items) letters[turnOf(item)] = (letters[turnOf(item)] ?? 0) + item.str.length;
  const turn = letters.indexOf(Math.max(...letters));
  return items.map((item) => pieceOf(item, turn));
}

/** Returns the rotation in quarter turns, counterclockwise. */
function turnOf({ transform: [along = 1, up = 0] }: Item): number {
  return (Math.round(Math.atan2(up, along) / (Math.PI / 2)) + 4) % 4;
}

function pieceOf(item: Item, turn: number): Piece {
  const [, , skew = 0, scale = 0, left = 0, above = 0] = item.transform;
  const size = Math.abs(scale) || Math.abs(skew) || item.height || 10;
  const [x = left, y = above] =
    [
      [left, above],
      [above, -left],
      [-left, -above],
      [-above, left],
    ][turn] ?? [];
  return {
    text: cleaned(markUnknownGlyphs(repairSwappedLigatures(item.str))),
    x,
    y,
    width: item.width,
    size,
  };
}

/** A row and its height on the page. */
export type PlacedRow = { readonly y: number; readonly row: RoughRow };

/** Groups the pieces of one page into rows from top to bottom; wide gaps separate cells. */
export function linesOf(pieces: readonly Piece[]): RoughRow[] {
  return placedLines(pieces).map(({ row }) => row);
}

/** Does the same as `linesOf` and also returns the heights. */
export function placedLines(pieces: readonly Piece[]): PlacedRow[] {
  const sizes = pieces.map((piece) => piece.size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10;
  const ordered = runsBack(pieces) ? fromTheRight : fromTheLeft;
  let last = Number.POSITIVE_INFINITY;
  return grouped(pieces).map((line) => {
    const [first] = line;
    const gap = first !== undefined && last - first.y > first.size * GAP;
    last = first?.y ?? last;
    return { y: last, row: { cells: cellsOf(ordered(line), usual), table: 0, indent: 0, gap } };
  });
}

function grouped(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  for (const piece of [...pieces].sort((a, b) => b.y - a.y || a.x - b.x)) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first && first.y - piece.y <= Math.min(first.size, piece.size) * NEW_LINE) line.push(piece);
    else lines.push([piece]);
  }
  return lines;
}

/** Groups pieces, given in reading order, into cells. */
function cellsOf(line: readonly Piece[], usual: number): RoughCell[] {
  const cells: RoughCell[] = [];
  for (const piece of line) {
    const last = cells.at(-1);
    const gap = last ? gapBetween(last, piece) : Number.POSITIVE_INFINITY;
    if (last && isBeside(gap, piece)) append(last, piece, gap);
    else cells.push(cellOf(piece, usual));
  }
  return cells;
}

function gapBetween(cell: Pick<RoughCell, "x" | "right">, { x, width }: Piece): number {
  return Math.max(x - cell.right, cell.x - x - width);
}

function fromTheLeft(line: readonly Piece[]): Piece[] {
  return [...line].sort((a, b) => a.x - b.x);
}

const BACKWARD = /[\u0590-\u06ff\ufb1d-\ufefc]/g;

/** Whether a page is in Hebrew or Arabic, whose lines and columns begin on the right. */
function runsBack(pieces: readonly Piece[]): boolean {
  const text = pieces.map((piece) => piece.text).join("");
  return (text.match(BACKWARD)?.length ?? 0) * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
}

/** Orders the pieces of a right-to-left line, while adjacent Latin words and numbers stay left to right. */
function fromTheRight(line: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of fromTheLeft(line)) {
    const last = joined.at(-1);
    const gap = last ? piece.x - last.x - last.width : Number.POSITIVE_INFINITY;
    if (last && isBeside(gap, piece) && !`${last.text}${piece.text}`.match(BACKWARD))
      joined.splice(-1, 1, {
        ...last,
        text: `${last.text.trimEnd()}${glueOf(gap, piece)}${piece.text.trim()}`,
        width: piece.x + piece.width - last.x,
      });
    else joined.push(piece);
  }
  return joined.sort((a, b) => b.x + b.width - a.x - a.width);
}

function isBeside(gap: number, { size }: Piece): boolean {
  return gap <= Math.max(5, size * NEW_CELL);
}

function glueOf(gap: number, { size, text }: Piece): string {
  return gap > size * NEW_WORD || /^\s/.test(text) ? " " : "";
}

function cellOf(piece: Piece, usual: number): RoughCell {
  const weight = piece.size >= usual * LARGE ? 2 : 0;
  return { lines: [piece.text.trim()], x: piece.x, right: piece.x + piece.width, weight };
}

function append(cell: RoughCell, piece: Piece, gap: number): void {
  cell.lines = [`${cell.lines[0] ?? ""}${glueOf(gap, piece)}${piece.text.trim()}`];
  cell.x = Math.min(cell.x, piece.x);
  cell.right = Math.max(cell.right, piece.x + piece.width);
}
