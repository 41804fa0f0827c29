import { type NamedSheet, openDocumentSheets } from "./open-document";
import { readCells } from "./raw-cells";
import { type Limits, type Sheet, type SheetRow, sheetRows, UNCALCULATED } from "./sheet-rows";
import { workbookFacts } from "./workbook-facts";
import { partsOf } from "./workbook-parts";

export type WorkbookSheet = {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  readonly hiddenRows: readonly SheetRow[];
  /** Sentences about the parts that aren't read. */
  readonly notes: readonly string[];
};
/** A workbook; its `notes` are about the workbook as a whole. */
export type Workbook = { readonly sheets: readonly WorkbookSheet[]; readonly notes: readonly string[] };

const MOST_NAMED = 12;

/** The part that holds the sheets of an OpenDocument spreadsheet. */
const CONTENT = "content.xml";

/** Returns the visible sheets of a workbook with their visible content. Throws if the file is no workbook. */
export function readWorkbook(bytes: Uint8Array, most: Limits): Workbook {
  const parts = partsOf(bytes);
  const content = parts.get(CONTENT);
  return bookOf(content ? openDocumentSheets(content, most) : sheetsOf(parts, most));
}

/** Does the same as `readWorkbook` for an OpenDocument spreadsheet in a single XML file. */
export function readFlatWorkbook(bytes: Uint8Array, most: Limits): Workbook {
  return bookOf(openDocumentSheets(bytes, most));
}

function sheetsOf(parts: ReturnType<typeof partsOf>, most: Limits): readonly NamedSheet[] {
  const facts = workbookFacts(parts);
  return facts.sheets.map(({ name, isHidden, part }) => ({
    name,
    isHidden,
    sheet: sheetRows((take) => readCells(isHidden ? undefined : parts.get(part), take), facts, most),
  }));
}

/** Returns the visible sheets, and names those that are hidden. Throws if there is none. */
export function bookOf(all: readonly NamedSheet[]): Workbook {
  if (all.length === 0) throw new Error("A workbook has sheets.");
  const sheets = all
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, sheet }) => ({
      name,
      rows: sheet.rows,
      hiddenRows: sheet.hiddenRows,
      notes: notesOf(sheet),
    }));
  const hidden = all.flatMap(({ name, isHidden }) => (isHidden ? [`"${name}"`] : []));
  return { sheets, notes: leftOut("sheet", hidden) };
}

function notesOf({ rows, hiddenRows, hiddenColumns }: Sheet): string[] {
  const faults = rows.flatMap(({ cells }) => cells).filter(({ fault }) => fault === UNCALCULATED);
  return [
    ...leftOut(
      "row",
      hiddenRows.map(({ row }) => String(row)),
    ),
    ...leftOut("column", hiddenColumns.map(letterOf)),
    ...(faults.length > 0 ? [`Cells hold ${UNCALCULATED} (${faults.length}).`] : []),
  ];
}

function leftOut(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const listed = names.slice(0, MOST_NAMED).join(", ");
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : "";
  return names.length === 1
    ? [`The hidden ${what} ${listed} was left out.`]
    : [`The hidden ${what}s ${listed}${more} were left out.`];
}

/** Returns the column letters: "A" to "Z", then "AA". */
function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : letterOf(Math.floor(column / 26) - 1) + letter;
}
