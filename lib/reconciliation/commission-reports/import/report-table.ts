import "server-only";
import { type CsvRow, openCsvFile } from "@/lib/imports/csv-file.model";
import { missingPage } from "@/lib/imports/printed-pages.model";
import { textChunks } from "@/lib/platform/base/encodings/text-encoding";
import { type Failure, invalidField } from "@/lib/platform/base/failure";
import { currency } from "@/lib/platform/base/money";
import type { Cell, RoughRow } from "@/lib/reader/documents/document";
import { unreadableWord } from "@/lib/reader/documents/pdf/pdf-letters";
import { isPdf } from "@/lib/reader/documents/readable-files";
import { isArchive } from "@/lib/reader/documents/workbook/archive";
import { isMarkedUp } from "@/lib/reader/documents/workbook/marked-up-sheets";
import { pageText } from "@/lib/reader/documents/workbook/page-text";
import { readPrintedPdf } from "@/lib/reader/read-printed-pdf";
import { readStatementFile } from "@/lib/reader/read-statement-file";
import { readWorkbook } from "@/lib/reader/read-workbook";
import { headingIn, likelyHeading } from "../reading/heading.model";
import { drawnRows, fixedRows, printedRows, rowsUnder } from "../reading/layouts/fixed-width.model";
import { blockRows } from "../reading/layouts/letter-blocks.model";
import { lineRows } from "../reading/layouts/line-letters.model";
import { isProse, proseRows } from "../reading/layouts/prose-letter.model";
import { stackedRows } from "../reading/layouts/stacked-blocks.model";
import { mailContent } from "./mail-content";
import { pdfTable } from "./pdf-table.model";
import type { TableRow } from "./report-lines.model";
import { lackOf, suggestedReportMapping } from "./report-mapping.model";
import type { ReportTable } from "./report-table.model";
import type { ReadingOptions } from "./report-upload.model";

const MOST_ROWS = 20_000;
/** The number of first rows shown to a person who chooses the headings. */
const SHOWN_ROWS = 40;

const UNPROVEN_LETTER =
  "This letter tells its commissions in sentences, and they don't add up to a sum that it pays: enter its lines by hand, or ask for a table.";
const HOLDS_MONEY = /\p{Sc}\s?\d|\d[.,]\d{2}(?!\d)/u;

type Workbook = Awaited<ReturnType<typeof readWorkbook>>;
type Chosen = Pick<ReadingOptions, "sheet" | "headingRow">;

/**
 * Reads a CSV file, a workbook, a web page saved as one, a PDF, or an email with one of them. Throws INVALID_INPUT if it is none of these, empty
 * or too large. In a workbook, reads `sheet`, otherwise the only one with a table; if several have one, returns their
 * names and no rows.
 */
export async function readReportTable(
  bytes: Uint8Array,
  name: string,
  { sheet, headingRow }: Chosen,
): Promise<ReportTable> {
  const table = await tableIn(bytes, name, { sheet, headingRow });
  const { rows, sheets } = table;
  if (rows.length === 0 && (sheets.length < 2 || sheet !== undefined))
    throw refused("This file has no rows below its headers.");
  if (rows.length > MOST_ROWS)
    throw refused(`A report may have ${MOST_ROWS.toLocaleString("en-US")} lines at most.`);
  return table;
}

async function tableIn(bytes: Uint8Array, name: string, chosen: Chosen): Promise<ReportTable> {
  const mail = await mailContent(bytes);
  return mail ? contentTable(mail.bytes, mail.name, chosen) : contentTable(bytes, name, chosen);
}

async function contentTable(bytes: Uint8Array, name: string, chosen: Chosen): Promise<ReportTable> {
  if (isPdf(bytes)) return pageTable(bytes, name, chosen.headingRow);
  const isPage = isMarkedUp(bytes);
  if (!isArchive(bytes) && !isPage) return rowTable(textRows(bytes), chosen.headingRow);
  const text = isPage ? pageText(bytes) : null;
  return text === null
    ? workbookTable(bytes, name, chosen)
    : rowTable(textRows(new TextEncoder().encode(text)), chosen.headingRow);
}

function rowTable(rows: readonly TableRow[], chosen?: number): ReportTable {
  const found = chosen === undefined ? stackedRows(rows) : rows;
  const known = headingIn(found, chosen);
  const all = known || chosen !== undefined ? found : (letterRows(found) ?? found);
  const heading = known ?? headingIn(all, chosen) ?? likelyHeading(all);
  return {
    headers: heading.headers,
    missingPage: missingPage(rows.map(({ cells }) => cells.join(" "))),
    rows: all.slice(heading.end),
    above: all.slice(0, heading.at),
    headingRow: all[heading.at]?.row ?? null,
    mayBeHeadings: all.slice(0, SHOWN_ROWS),
    leftOut: [],
    stated: {},
    notes: [],
    sheets: [],
    sheet: null,
  };
}

async function workbookTable(
  bytes: Uint8Array,
  name: string,
  { sheet, headingRow }: Chosen,
): Promise<ReportTable> {
  const book = await readWorkbook(bytes, name);
  const { rows, notes, sheets } = book;
  const filled = new Set(rows.map(({ table }) => sheets[table - 1]?.name));
  const choices = choicesIn(book, filled);
  const one = chosenIn(book, choices, sheet);
  const chosen = one?.name;
  const others = sheets.filter((other) => other !== one && filled.has(other.name));
  const hasOneTable = choices.length === 1;
  const rowsOf = (some: string | undefined) =>
    rows.filter(({ table }) => sheets[table - 1]?.name === some).map(tableRow);
  const isOpen = chosen === undefined && headingRow === undefined;
  const table = rowTable(rowsOf(chosen), headingRow);
  return {
    ...table,
    above: withCovers(table.above, book, hasOneTable ? chosen : undefined),
    ...(isOpen ? { joined: { ...rowTable(rows.map(placedRow)), notes } } : {}),
    parts: isOpen && choices.length === filled.size ? choices.map((some) => rowTable(rowsOf(some))) : [],
    notes: one ? [...notes, ...unreadNotes(others, hasOneTable), ...one.notes] : notes,
    sheets: choices,
    sheet: chosen ?? null,
  };
}

/** Returns the chosen sheet, or the only one. */
function chosenIn({ sheets }: Workbook, choices: readonly string[], sheet: string | undefined) {
  const chosen = sheet ?? (choices.length > 1 ? undefined : choices[0]);
  const one = sheets.find(({ name }) => name === chosen);
  if (sheet !== undefined && !one) throw refused(`This workbook shows no sheet "${sheet}".`, "sheet");
  return one;
}

function unreadNotes(others: Workbook["sheets"], hasOneTable: boolean): string[] {
  return others.flatMap(({ name, hasTable }) =>
    hasOneTable && !hasTable ? [] : `The sheet "${name}" was not read.`,
  );
}

/**
 * Adds the rows of sheets without a table if there is only one table. A sheet before it may name the payer, and any
 * sheet the amount paid.
 */
function withCovers(
  above: readonly CsvRow[],
  { rows, sheets }: Workbook,
  chosen: string | undefined,
): CsvRow[] {
  const place = sheets.findIndex(({ name }) => name === chosen) + 1;
  if (place === 0) return [...above];
  const before = rows.filter(({ table }) => table < place);
  const behind = rows.filter(({ table, cells }) => table > place && cells.some(holdsMoney));
  return [...before.map(tableRow), ...above, ...behind.map(tableRow)];
}

function holdsMoney(cell: RoughRow["cells"][number]): boolean {
  return HOLDS_MONEY.test(cell.lines.join(" "));
}

/** Returns the sheets with a table or, if none has one, those with any contents. */
function choicesIn({ sheets }: Workbook, filled: ReadonlySet<string | undefined>): readonly string[] {
  const tables = sheets.filter(({ hasTable }) => hasTable);
  const some = tables.length > 0 ? tables : sheets.filter(({ name }) => filled.has(name));
  return some.map(({ name }) => name);
}

/** Numbers the rows of joined sheets consecutively. */
function placedRow(row: RoughRow, index: number): TableRow {
  return { ...tableRow(row), row: index + 1 };
}

function tableRow({ row = 0, cells, faults = [] }: RoughRow): TableRow {
  const filled: string[] = [];
  for (const { x, lines } of cells) filled[x] = lines.join(" ");
  const texts = Array.from(filled, (cell) => cell ?? "");
  const reasons = new Map(faults.map(({ column, reason }) => [column, reason]));
  return { row, cells: texts, ...(reasons.size > 0 ? { faults: reasons } : {}) };
}

async function pageTable(bytes: Uint8Array, name: string, headingRow?: number): Promise<ReportTable> {
  const { rows, notice, statement, supplierName } = await readStatementFile(bytes, name);
  if (notice) throw refused(notice);
  if (rows.length === 0) throw refused("This PDF holds no text: it may be a scanned picture.");
  const all = rows.map((row, index) => ({ row: index + 1, cells: row.cells.map(cellText) }));
  const { referenceNumber, netAmount } = statement ?? {};
  const code = currency.safeParse(statement?.currency).data;
  const said = {
    missingPage: missingPage(all.map(({ cells }) => cells.join(" "))),
    notes: all.flatMap(unreadableIn),
    stated: { supplierName, referenceNumber, netAmount, currency: code },
  };
  const found = pdfTable(rows, headingRow);
  const isNamed = found && lackOf(suggestedReportMapping(found.headers, found.rows)) === null;
  const isOpen = !isNamed && headingRow === undefined;
  const blocks = isOpen ? letterRows(all) : null;
  if (blocks) return { ...rowTable(blocks), ...said };
  const printed = isOpen ? await printedTable(bytes, name) : null;
  if (printed) return { ...printed, ...said };
  if (!found) throw refused("This PDF shows no table of bookings and commissions.");
  const { at, ...table } = found;
  return {
    ...table,
    ...said,
    sheets: [],
    sheet: null,
    above: all.slice(0, at),
    headingRow: at + 1,
    mayBeHeadings: all.slice(0, SHOWN_ROWS),
  };
}

/**
 * Reads the page line by line, because rows that are closer than usual would be joined into cells. Lines above the
 * table are kept as whole lines.
 */
async function printedTable(bytes: Uint8Array, name: string): Promise<ReportTable | null> {
  const rows = rowsUnder(await readPrintedPdf(bytes, name));
  const table = rows && rowTable(rows);
  return table && { ...table, above: table.above.map((row) => ({ ...row, cells: [row.cells.join(" ")] })) };
}

/** Returns a note for words with unreadable letters, because names and numbers may be incomplete. */
function unreadableIn({ row, cells }: CsvRow): string[] {
  const word = unreadableWord(cells.join(" "));
  return word === undefined ? [] : [`Row ${row}: "${word.slice(0, 60)}" has letters that can't be read.`];
}

function cellText({ lines }: Cell): string {
  return lines.map(({ text }) => text).join(" ");
}

/** Reads a letter that tells the details of each booking line by line, in one line, or in sentences. */
function letterRows(rows: readonly CsvRow[]): CsvRow[] | null {
  return blockRows(rows) ?? lineRows(rows) ?? proseRows(rows);
}

/** Splits a text by a delimiter or, if that gives no table, by the columns in which its texts stand, or as a letter. */
function textRows(bytes: Uint8Array): CsvRow[] {
  const file = openCsvFile(bytes);
  const rows = [...file.everyRow()];
  // In a letter, the commas of a line would split words and amounts.
  if (headingIn(rows)?.headers.every((header) => !HOLDS_MONEY.test(header))) return rows;
  const text = [...textChunks(bytes, file.encoding)].join("");
  const lines = printedRows(text);
  const found = drawnRows(text) ?? fixedRows(text) ?? letterRows(lines);
  if (!found && isProse(lines)) throw refused(UNPROVEN_LETTER);
  return found ?? rows;
}

function refused(message: string, field: "file" | "sheet" = "file"): Failure {
  return invalidField(field, message);
}
