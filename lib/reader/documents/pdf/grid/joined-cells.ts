import type { Piece } from "../pdf-lines";
import { baselinesOf, widthOfAll } from "./segments";

/** How many lines make the beginning of a column known. */
const LINES_OF_COLUMN = 4;
/** In multiples of the font size: how far a blank, whose place is estimated, may be from the column. */
const MOST_AWAY = 0.75;
/** In multiples of the font size: the gap left between the two parts. */
const APART = 0.4;

/**
 * Splits pieces of the pages that hold the cells of two narrow columns, because the gap between them is hardly wider than a
 * blank. Both columns must be known by other lines: several begin at the first and end before the second, and several
 * begin at the second. A piece that is alone on its line may be a title and stays whole, as does a page in a monospaced
 * font, where the gaps between columns are as wide as they look.
 */
export function withoutJoinedCells(pages: readonly (readonly Piece[])[]): Piece[][] {
  const all = pages.map((pieces) => pieces.map(withoutBlank));
  const columns = Map.groupBy(all.flat(), ({ x }) => placeOf(x));
  const starts = [...columns.values()].flatMap(([first, ...others]) =>
    first && others.length + 1 >= LINES_OF_COLUMN ? [first.x] : [],
  );
  const columnWithin = ({ x, width }: Piece) => {
    const own = columns.get(placeOf(x)) ?? [];
    const areApart = (start: number) =>
      own.filter((one) => one.x + one.width < start).length >= LINES_OF_COLUMN;
    return starts.find((start) => start > x && start < x + width && areApart(start));
  };
  const parted = (line: readonly Piece[]) =>
    line.length === 1 ? line : line.flatMap((piece) => partsAt(piece, columnWithin(piece)));
  return pages.map((pieces, page) =>
    widthOfAll(pieces) === undefined ? baselinesOf(all[page] ?? []).flatMap(parted) : [...pieces],
  );
}

/** Takes a blank at the end off, which may reach into the next column. */
function withoutBlank(piece: Piece): Piece {
  const text = piece.text.trimEnd();
  return { ...piece, text, width: (piece.width * text.length) / Math.max(1, piece.text.length) };
}

function partsAt(piece: Piece, column: number | undefined): Piece[] {
  const { text, x, width, size } = piece;
  if (column === undefined) return [piece];
  const letter = width / Math.max(1, text.length);
  const away = (from: number) => Math.abs(x + from * letter - column);
  const [from] = [...text.matchAll(/(?<=\s)\S/g)]
    .map(({ index }) => index)
    .sort((one, other) => away(one) - away(other));
  if (from === undefined || away(from) > size * MOST_AWAY) return [piece];
  const before = text.slice(0, from).trimEnd();
  return [
    { ...piece, text: before, width: Math.min(before.length * letter, column - x - size * APART) },
    { ...piece, text: text.slice(from), x: column, width: x + width - column },
  ];
}

/** A place in half points. */
function placeOf(x: number): number {
  return Math.round(x * 2);
}
