import "server-only";
import { type Line, printedLines } from "@/lib/imports/fixed-columns.model";
import { missingPage } from "@/lib/imports/printed-pages.model";
import { encodingOf } from "@/lib/imports/records/csv-encoding.model";
import { csvLine } from "@/lib/imports/records/csv-records.model";
import { textChunks } from "@/lib/platform/base/encodings/text-encoding";
import { invalidField } from "@/lib/platform/base/failure";
import type { RoughRow } from "@/lib/reader/documents/document";
import { isPdf } from "@/lib/reader/documents/readable-files";
import type { SheetReading } from "@/lib/reader/documents/reading-task";
import { isArchive } from "@/lib/reader/documents/workbook/archive";
import { isMarkedUp } from "@/lib/reader/documents/workbook/marked-up-sheets";
import { pageText } from "@/lib/reader/documents/workbook/page-text";
import { readPrintedPdf } from "@/lib/reader/read-printed-pdf";
import { readWorkbook } from "@/lib/reader/read-workbook";
import { guessCsvMapping } from "@/lib/reconciliation/bank-statements/csv/csv-guess.model";
import {
  type Joined,
  joinedSheets,
  type Sheet,
} from "@/lib/reconciliation/bank-statements/csv/joined-sheets.model";
import { printedStatement } from "@/lib/reconciliation/bank-statements/printed/printed-statement.model";
import { looksLikeStatement } from "../mail/attached-statement.model";

/** The maximum size of a printed statement in bytes, because it must be held as a single text. */
const PRINTED_BYTES = 5_000_000;
const NO_TABLE =
  "This PDF shows no table of days and amounts whose columns are sure: download the statement as CSV, or in another format of banks.";

/**
 * Converts a workbook to CSV, with the row numbers of the spreadsheet. Web pages saved as workbooks, PDFs and printed
 * texts are converted line by line; any other file is returned unchanged. Throws INVALID_INPUT for a workbook that
 * can't be read completely, or in which not exactly one sheet is a table of days and amounts. Exceptions: balances join
 * several sheets into one statement, or prove exactly one of them, in which case the other sheets are left out and
 * named.
 */
export async function statementBytes(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  if (isPdf(bytes)) return pdfAsCsv(bytes, name);
  const isPage = isMarkedUp(bytes);
  if (!isArchive(bytes) && !isPage) return printedAsCsv(bytes) ?? bytes;
  return (isPage ? pageAsCsv(bytes) : null) ?? sheetsAsCsv(bytes, name);
}

async function sheetsAsCsv(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const { rows, notes, sheets } = await readWorkbook(bytes, name);
  const all = sheets.map((sheet, at): Sheet => {
    const own = rows.filter(({ table }) => table - 1 === at);
    return { name: sheet.name, bytes: withHidden(own, sheet, notes) };
  });
  const statements = all.filter((sheet) => looksLikeStatement(`${sheet.name}.csv`, sheet.bytes));
  const proven = statements.filter(({ bytes: csv }) => hasRunningBalance(csv));
  const joined = joinedSheets(all, statements) ?? joinedSheets(all, proven);
  if (joined) return withNotes(joined, statements);
  const [only, ...others] = proven.length === 1 ? proven : statements;
  if (only && others.length === 0) return withNotes({ names: [only.name], bytes: only.bytes }, statements);
  const names = statements.map((sheet) => `"${sheet.name}"`).join(", ");
  throw invalidField(
    "file",
    only
      ? `Several sheets may be the statement (${names}): save the one that is as CSV, or as a workbook of its own.`
      : [
          "No sheet of this workbook is a table of days and amounts.",
          ...sheets.flatMap((one) => one.notes),
        ].join(" "),
  );
}

/** Includes rows hidden by a filter if the balance runs with them and is missing or broken without them. */
function withHidden(
  rows: readonly RoughRow[],
  { hiddenRows, notes: own }: SheetReading,
  notes: readonly string[],
): Uint8Array {
  const shown = csvOf(rows, [...notes, ...own]);
  if (hiddenRows.length === 0 || runs(shown)) return shown;
  const counted = `The balance counts hidden rows too (${hiddenRows.length}): they are read.`;
  const whole = csvOf([...rows, ...hiddenRows], [...notes, counted]);
  return runs(whole) ? whole : shown;
}

/** Whether the balance runs from the first row to the last. */
function runs(csv: Uint8Array): boolean {
  const guess = guessCsvMapping(csv);
  return !("damaged" in guess) && guess.proven !== null && guess.broken === 0;
}

async function pdfAsCsv(bytes: Uint8Array, name: string): Promise<Uint8Array> {
  const csv = linesAsCsv(await readPrintedPdf(bytes, name));
  if (!csv) throw invalidField("file", NO_TABLE);
  return csv;
}

function printedAsCsv(bytes: Uint8Array): Uint8Array | null {
  if (bytes.byteLength > PRINTED_BYTES || looksLikeStatement("printed.txt", bytes)) return null;
  return linesAsCsv(printedLines([...textChunks(bytes, encodingOf(bytes))].join("")));
}

/** Converts a page without tables, by its visible text. */
function pageAsCsv(bytes: Uint8Array): Uint8Array | null {
  const text = pageText(bytes);
  return text === null ? null : linesAsCsv(printedLines(text));
}

function linesAsCsv(lines: readonly Line[]): Uint8Array | null {
  const read = printedStatement(lines);
  const missing = read && missingPage(lines.map((line) => line.map(({ text }) => text).join(" ")));
  if (missing)
    throw invalidField("file", `${missing} Import the whole statement, or its pages one by one as CSV.`);
  if (read?.reason !== undefined) throw invalidField("file", read.reason);
  return read && new TextEncoder().encode(read.rows.map((cells) => `${lineOf(cells)}\n`).join(""));
}

/** Whether a table has a running balance. A price list has days and amounts too, but no such balance. */
function hasRunningBalance(csv: Uint8Array): boolean {
  const guess = guessCsvMapping(csv);
  return !("damaged" in guess) && guess.proven !== null;
}

function withNotes({ names, bytes }: Joined, all: readonly Sheet[]): Uint8Array {
  const others = all.filter((sheet) => !names.includes(sheet.name));
  const notes = others.map((sheet) => `${lineOf([`The sheet "${sheet.name}" is left out.`])}\n`).join("");
  return Buffer.concat([bytes, new TextEncoder().encode(notes)]);
}

/**
 * Converts rows to CSV. Values that don't count, such as a formula that was never calculated, are replaced by an
 * explanation. Notes follow below the rows.
 */
function csvOf(rows: readonly RoughRow[], notes: readonly string[]): Uint8Array {
  const lines: string[] = [];
  for (const { row = 0, cells, faults = [] } of rows) {
    const texts: string[] = [];
    for (const { x, lines: said } of cells) texts[x] = said.join(" ").trim();
    for (const { column, reason } of faults) texts[column] = reason;
    lines[row - 1] = lineOf(texts);
  }
  return new TextEncoder().encode(
    [...Array.from(lines, (line) => line ?? ""), ...notes.map((note) => lineOf([note])), ""].join("\n"),
  );
}

/** Formats a row as one line, as a spreadsheet shows it. Cells may be missing. */
function lineOf(cells: readonly (string | undefined)[]): string {
  return csvLine(Array.from(cells, (cell = "") => cell.replace(/\s+/g, " ")));
}
