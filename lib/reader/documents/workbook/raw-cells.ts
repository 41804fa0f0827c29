import { textReader } from "./workbook-facts";
import { type Attributes, isOn, readXml } from "./workbook-parts";

/** A cell as stored. */
export type RawCell = {
  /** Counted from 0. */
  readonly column: number;
  readonly kind: string;
  readonly style: number;
  hasFormula: boolean;
  /** Undefined if nothing is stored, which differs from an empty text. */
  value: string | undefined;
};
export type RawRow = {
  /** The row number as the spreadsheet counts. */
  readonly row: number;
  readonly isHidden: boolean;
  readonly cells: readonly RawCell[];
  readonly isHiddenColumn: (column: number) => boolean;
};

/** Passes on the rows of a sheet as stored. A row or cell without a position follows the previous one. */
export function readCells(part: Uint8Array | undefined, take: (row: RawRow) => void): void {
  const hidden: { readonly first: number; readonly last: number }[] = [];
  const isHiddenColumn = (column: number) =>
    hidden.some(({ first, last }) => column + 1 >= first && column + 1 <= last);
  let current: RawRow & { cells: RawCell[] } = { row: 0, isHidden: false, cells: [], isHiddenColumn };
  let isValue = false;
  const add = (piece: string) => {
    const cell = current.cells.at(-1);
    if (cell) cell.value = (cell.value ?? "") + piece;
  };
  const opened = new Map<string, (attributes: Attributes) => void>([
    [
      "col",
      ({ min, max, hidden: isHidden }) => {
        if (isOn(isHidden)) hidden.push({ first: Number(min), last: Number(max) });
      },
    ],
    [
      "row",
      ({ r, hidden: isHidden }) => {
        current = { row: Number(r) || current.row + 1, isHidden: isOn(isHidden), cells: [], isHiddenColumn };
      },
    ],
    ["c", (attributes) => void current.cells.push(rawCell(attributes, current.cells.at(-1)))],
    ["f", () => void Object.assign(current.cells.at(-1) ?? {}, { hasFormula: true })],
    [
      "v",
      () => {
        isValue = true;
        add("");
      },
    ],
  ]);
  const inline = textReader(add);
  readXml(part, {
    open: (element, attributes) => {
      inline.open(element);
      opened.get(element)?.(attributes);
    },
    close: (element) => {
      inline.close(element);
      if (element === "v") isValue = false;
      if (element === "row") take(current);
    },
    text: (piece) => (isValue ? add(piece) : inline.text(piece)),
  });
}

function rawCell({ r, t = "n", s = "0" }: Attributes, before: RawCell | undefined): RawCell {
  const column = columnOf(r ?? "") ?? (before ? before.column + 1 : 0);
  return { column, kind: t, style: Number(s), hasFormula: false, value: undefined };
}

/** 0 for "A7", 26 for "AA7". */
function columnOf(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference.toUpperCase())?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
