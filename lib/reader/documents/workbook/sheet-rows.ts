import type { RawCell, RawRow } from "./raw-cells";
import { shownNumber } from "./shown-number";
import { unescaped, type WorkbookFacts } from "./workbook-facts";
import { isOn } from "./workbook-parts";

/** A cell that displays something; `fault` is the reason why its content doesn't count. */
export type SheetCell = { readonly column: number; readonly text: string; readonly fault?: string };
/** A row; `row` is its number as the spreadsheet counts. */
export type SheetRow = { readonly row: number; readonly cells: readonly SheetCell[] };
export type Sheet = {
  readonly rows: readonly SheetRow[];
  /** Rows that are left out, for example because of a filter. */
  readonly hiddenRows: readonly SheetRow[];
  /** Hidden columns that hold something, counted from 0. */
  readonly hiddenColumns: readonly number[];
};

export const UNCALCULATED =
  "a formula that was never calculated: open the file in a spreadsheet program and save it";

export const CONCEALED = "a number that its format hides";

/** The largest part of a sheet that is kept. */
export type Limits = { readonly rows: number; readonly columns: number };

/** Returns the cells of a sheet that people see. `read` passes on its rows as stored. */
export function sheetRows(
  read: (take: (row: RawRow) => void) => void,
  facts: WorkbookFacts,
  most: Limits,
): Sheet {
  const rows: SheetRow[] = [];
  const hiddenRows: SheetRow[] = [];
  const hiddenColumns = new Set<number>();
  read(({ row, isHidden, cells, isHiddenColumn }) => {
    const filled = cells.map((cell) => cellOf(cell, facts)).filter(holdsSomething);
    if (!isHidden)
      for (const { column } of filled.filter((cell) => isHiddenColumn(cell.column)))
        hiddenColumns.add(column);
    const shown = filled.filter(({ column }) => column < most.columns && !isHiddenColumn(column));
    const kept = isHidden ? hiddenRows : rows;
    if (shown.length > 0 && kept.length < most.rows) kept.push({ row, cells: shown });
  });
  return { rows, hiddenRows, hiddenColumns: [...hiddenColumns].sort((one, other) => one - other) };
}

function holdsSomething({ text, fault }: SheetCell): boolean {
  return text.trim() !== "" || fault !== undefined;
}

function cellOf(cell: RawCell, facts: WorkbookFacts): SheetCell {
  const { column, kind, value = "" } = cell;
  if (isUncalculated(cell, facts)) return { column, text: "", fault: UNCALCULATED };
  const text = textOf(cell, facts);
  if (kind === "e") return { column, text, fault: `the error ${text}` };
  const isConcealed = text === "" && kind === "n" && value !== "" && Number(value) !== 0;
  return isConcealed ? { column, text, fault: CONCEALED } : { column, text };
}

/**
 * Whether a formula was never calculated. A formula stores its value when a program has calculated it; some programs
 * that can't calculate store a zero and ask for calculation on opening.
 */
function isUncalculated({ hasFormula, kind, value }: RawCell, facts: WorkbookFacts): boolean {
  if (!hasFormula) return false;
  if (value === undefined || (value === "" && kind !== "str")) return true;
  return facts.isUncalculated && (value === "" || Number(value) === 0);
}

function textOf({ kind, style, value = "" }: RawCell, facts: WorkbookFacts): string {
  if (kind === "s") return facts.texts[Number(value)] ?? "";
  if (kind === "b") return isOn(value) ? "TRUE" : "FALSE";
  if (kind === "d") return value.slice(0, 10);
  if (kind === "n")
    return value.trim() === ""
      ? ""
      : shownNumber(value.trim(), facts.patterns[style] ?? "General", facts.is1904);
  return unescaped(value);
}
