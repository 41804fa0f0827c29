import { type Sheet, type SheetRow, sheetRows, UNCALCULATED } from "./sheet-rows";
import { workbookFacts } from "./workbook-facts";
import { partsOf } from "./workbook-parts";

export type WorkbookSheet = {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** What of it isn't read, in sentences. */
  readonly notes: readonly string[];
};
/** `notes` are about the workbook as a whole. */
export type Workbook = { readonly sheets: readonly WorkbookSheet[]; readonly notes: readonly string[] };

const MOST_NAMED = 12;

/** The sheets of a workbook that people see, with what they see on them. Throws for what is no workbook. */
export function readWorkbook(
  bytes: Uint8Array,
  most: { readonly rows: number; readonly columns: number },
): Workbook {
  const parts = partsOf(bytes);
  const facts = workbookFacts(parts);
  const sheets = facts.sheets
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, part }) => {
      const sheet = sheetRows(parts.get(part), facts, most);
      return { name, rows: sheet.rows, notes: notesOf(sheet) };
    });
  const hidden = facts.sheets.flatMap(({ name, isHidden }) => (isHidden ? [`"${name}"`] : []));
  return { sheets, notes: leftOut("sheet", hidden) };
}

function notesOf({ rows, hiddenRows, hiddenColumns }: Sheet): string[] {
  const faults = rows.flatMap(({ cells }) => cells).filter(({ fault }) => fault === UNCALCULATED);
  return [
    ...leftOut("row", hiddenRows.map(String)),
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
