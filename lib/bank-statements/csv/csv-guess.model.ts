import { type FormatQuestion, writingDetector } from "@/lib/csv-import/csv-format.model";
import { headersKey, headersOf } from "@/lib/csv-import/csv-mapping.model";
import type { DamagedStatement } from "../statement.model";
import type { StatementMapping } from "../statement-mapping.model";
import { Unreadable } from "../unreadable.model";
import { isDay, kindOfColumn } from "./csv-columns.model";
import { type Roles, rolesOf } from "./csv-roles.model";
import { openCsvTable } from "./csv-table.model";

/** What a screen shows of a CSV statement before it is read. */
export type CsvGuess = {
  /** The same for every file with these columns: a mapping is remembered under it. */
  readonly headerKey: string;
  readonly columns: readonly { readonly name: string; readonly samples: readonly string[] }[];
  /** What may be changed; `date` is null, and no amount is named, where none was found. */
  readonly mapping: Omit<StatementMapping, "date"> & Pick<Roles, "date">;
  /** What reads both ways in the guessed columns; the mapping holds the usual reading of it. */
  readonly questions: readonly FormatQuestion[];
};

const SAMPLES = 3;
const SAMPLE_LENGTH = 200;
const LOOKED_AT = 200;

/** Guesses the mapping of a CSV statement from its headers and first rows; how it writes dates and decimals from all. */
export function guessCsvMapping(bytes: Uint8Array): CsvGuess | DamagedStatement {
  try {
    return guess(bytes);
  } catch (error) {
    if (error instanceof Unreadable && "damaged" in error.result) return error.result;
    throw error;
  }
}

function guess(bytes: Uint8Array): CsvGuess {
  const table = openCsvTable(bytes);
  const rows: string[][] = [];
  for (const { cells } of table.records()) {
    rows.push(cells);
    if (rows.length > LOOKED_AT) break;
  }
  const [first = []] = rows;
  const hasHeader = !first.some(isDay);
  const headers = headersOf(hasHeader ? first : first.map(() => ""));
  const body = hasHeader ? rows.slice(1) : rows;
  const columns = headers.map((name, place) => ({ name, cells: body.map((cells) => cells[place] ?? "") }));
  const roles = rolesOf(columns.map(({ name, cells }) => kindOfColumn(name, cells)));
  const { format, questions } = writingOf(bytes, headers, roles);
  return {
    headerKey: headersKey(headers),
    columns: columns.map(({ name, cells }) => ({ name, samples: samplesOf(cells) })),
    mapping: { hasHeader, ...roles, ...format, isSignTurned: false },
    questions,
  };
}

function samplesOf(cells: readonly string[]): string[] {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "");
  return filled.slice(0, SAMPLES).map((cell) => cell.slice(0, SAMPLE_LENGTH).toWellFormed());
}

function writingOf(bytes: Uint8Array, headers: readonly string[], roles: Roles) {
  const detector = writingDetector();
  const money = [roles.amount, roles.credit, roles.debit].filter((name) => name !== null);
  const places = money.map((name) => headers.indexOf(name));
  const date = headers.indexOf(roles.date ?? "\u0000");
  for (const { cells } of openCsvTable(bytes).records()) {
    detector.lookAtDate(cells[date] ?? "");
    for (const place of places) detector.lookAtAmount(cells[place] ?? "");
  }
  return detector.result({});
}
