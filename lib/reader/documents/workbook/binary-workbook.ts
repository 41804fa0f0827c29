import { type CellObject, read, SSF, set_cptable, type WorkBook, type WorkSheet } from "@e965/xlsx";
// biome-ignore lint/performance/noNamespaceImport: the library takes the whole module.
import * as codePages from "@e965/xlsx/dist/cpexcel.full.mjs";
import type { RawCell, RawRow } from "./raw-cells";
import { bookOf, type Workbook } from "./read-workbook";
import { type Limits, sheetRows } from "./sheet-rows";
import { CUT_OFF, UnreadableFile } from "./whole-markup";

/** The built-in formats whose currency sign is that of the user's computer. */
const OF_THE_COMPUTER = new Set([5, 6, 7, 8, 41, 42, 43, 44].map((id) => SSF.get_table()[id]));
const PLAIN = "#,##0.00";
/** The kinds of cells that a workbook in XML names otherwise. */
const KINDS: Readonly<Record<string, string>> = { s: "str" };

set_cptable(codePages);

/**
 * Returns what `readWorkbook` does for a workbook in the binary format before 2007 (.xls). Throws if it is none, and
 * UnreadableFile if it has a password or ends before its last sheet does.
 */
export function readBinaryWorkbook(bytes: Uint8Array, most: Limits): Workbook {
  const book = opened(bytes);
  if (book.SheetNames.some((name) => !book.Sheets[name])) throw new UnreadableFile(CUT_OFF);
  const patterns: string[] = [];
  const rowsBySheet = book.SheetNames.map((name) => rowsOf(book.Sheets[name] ?? {}, patterns));
  const facts = {
    sheets: [],
    texts: [],
    patterns,
    is1904: book.Workbook?.WBProps?.date1904 ?? false,
    isUncalculated: isUncalculated(rowsBySheet.flat()),
  };
  const sheets = book.SheetNames.map((name, at) => ({
    name,
    isHidden: isHidden(book, at),
    sheet: sheetRows((take) => rowsBySheet[at]?.forEach(take), facts, most),
  }));
  return bookOf(sheets);
}

function opened(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, { type: "array", dense: true, cellNF: true, cellStyles: true });
  } catch (error) {
    if (!/password/i.test(String(error))) throw error;
    throw new UnreadableFile("has a password: save it without one.");
  }
}

function isHidden({ Workbook }: WorkBook, at: number): boolean {
  return (Workbook?.Sheets?.[at]?.Hidden ?? 0) !== 0;
}

/** Whether the formulas were never calculated: writers that can't calculate store zero with each. */
function isUncalculated(rows: readonly RawRow[]): boolean {
  const formulas = rows.flatMap(({ cells }) => cells).filter(({ hasFormula }) => hasFormula);
  return formulas.every(({ value }) => Number(value) === 0);
}

function rowsOf(sheet: WorkSheet, patterns: string[]): RawRow[] {
  const lines: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet["!data"] ?? [];
  const isHiddenColumn = (column: number) => sheet["!cols"]?.[column]?.hidden ?? false;
  return Array.from(lines, (line, at) => ({
    row: at + 1,
    isHidden: sheet["!rows"]?.[at]?.hidden ?? false,
    isHiddenColumn,
    cells: Array.from(line ?? []).flatMap((cell, column) => (cell ? rawCell(cell, column, patterns) : [])),
  }));
}

function rawCell(cell: CellObject, column: number, patterns: string[]): RawCell | [] {
  const { t: kind, v: value, z, f: formula } = cell;
  if (kind === "z" || value === undefined) return [];
  const own = String(z ?? "General");
  const pattern = OF_THE_COMPUTER.has(own) ? PLAIN : own;
  if (!patterns.includes(pattern)) patterns.push(pattern);
  // Whatever is stored with a formula but a number was calculated, an empty text too.
  const hasFormula = formula !== undefined && kind === "n";
  return {
    column,
    kind: KINDS[kind] ?? kind,
    style: patterns.indexOf(pattern),
    hasFormula,
    value: stored(cell),
  };
}

/** Returns the value as a workbook in XML stores it. */
function stored({ t: kind, v: value, w: shown = "" }: CellObject): string {
  if (kind === "e") return shown;
  return kind === "b" ? String(Number(value)) : String(value);
}
