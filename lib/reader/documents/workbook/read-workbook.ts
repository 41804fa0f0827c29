import { type NamedSheet, openDocumentSheets } from "./open-document";
import { type Sheet, type SheetRow, sheetRows, UNCALCULATED } from "./sheet-rows";
import { workbookFacts } from "./workbook-facts";
import { partsOf } from "./workbook-parts";

export type WorkbookSheet = {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  readonly hiddenRows: readonly SheetRow[];
  /** What of it isn't read, in sentences. */
  readonly notes: readonly string[];
};
/** `notes` are about the workbook as a whole. */
export type Workbook = { readonly sheets: readonly WorkbookSheet[]; readonly notes: readonly string[] };

const MOST_NAMED = 12;

type Limits = { readonly rows: number; readonly columns: number };
/** Of an OpenDocument spreadsheet. */
const CONTENT = "content.xml";

/** The sheets of a workbook that people see, with what they see on them. Throws for what is no workbook. */
export function readWorkbook(bytes: Uint8Array, most: Limits): Workbook {
  const parts = partsOf(bytes);
  const content = parts.get(CONTENT);
  return bookOf(content ? openDocumentSheets(content, most) : sheetsOf(parts, most));
}

/** As `readWorkbook`, of an OpenDocument spreadsheet that is one file of XML. */
export function readFlatWorkbook(bytes: Uint8Array, most: Limits): Workbook {
  return bookOf(openDocumentSheets(bytes, most));
}

function sheetsOf(parts: ReturnType<typeof partsOf>, most: Limits): readonly NamedSheet[] {
  const facts = workbookFacts(parts);
  return facts.sheets.map(({ name, isHidden, part }) => ({
    name,
    isHidden,
    sheet: sheetRows(isHidden ? undefined : parts.get(part), facts, most),
  }));
}

function bookOf(all: readonly NamedSheet[]): Workbook {
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

/** "A" to "Z", then "AA". */
function letterOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : letterOf(Math.floor(column / 26) - 1) + letter;
}
