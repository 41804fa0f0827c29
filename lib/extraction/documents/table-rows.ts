import Papa from "papaparse";
import { cleaned, type RoughRow } from "./document";
import { isBearableZip } from "./zip-guard";

const MAX_ROWS = 5_000;
const MAX_COLUMNS = 60;
const MAX_CSV = 2_000_000;
const MAX_XLSX = 3_000_000;

export type TableReading = { readonly rows: RoughRow[]; readonly notice?: string };

/** Rows of a csv or tsv attachment, whatever its delimiter. */
export function csvRows(bytes: Uint8Array, name: string): TableReading {
  const text = decoded(bytes.subarray(0, MAX_CSV));
  const { data } = Papa.parse<string[]>(text, { preview: MAX_ROWS, skipEmptyLines: true });
  return { rows: tableOf(data), ...cutNotice(data.length >= MAX_ROWS || bytes.byteLength > MAX_CSV, name) };
}

/** Rows of all sheets of an xlsx attachment. Never throws; a bomb is left alone. */
export async function xlsxRows(bytes: Uint8Array, name: string): Promise<TableReading> {
  const unreadable = { rows: [], notice: `${name} could not be read as a spreadsheet.` };
  if (bytes.byteLength > MAX_XLSX || !isBearableZip(bytes)) {
    return { rows: [], notice: `${name} is too large to be read.` };
  }
  try {
    const { default: readExcelFile } = await import("read-excel-file/node");
    const sheets = await readExcelFile(Buffer.from(bytes));
    const isCut = sheets.some((sheet) => sheet.data.length > MAX_ROWS);
    return { rows: sheets.flatMap((sheet) => tableOf(sheet.data)), ...cutNotice(isCut, name) };
  } catch {
    return unreadable;
  }
}

function cutNotice(isCut: boolean, name: string): { notice?: string } {
  return isCut ? { notice: `Only the first ${MAX_ROWS} rows of ${name} were read.` } : {};
}

function tableOf(data: readonly (readonly unknown[])[]): RoughRow[] {
  return data.slice(0, MAX_ROWS).flatMap((values) => {
    const cells = values.slice(0, MAX_COLUMNS).flatMap((value, column) => {
      const text = cellText(value);
      return text === "" ? [] : [{ lines: [text], x: column, right: column + 1, weight: 0 }];
    });
    return cells.length > 0 ? [{ cells, table: 1, indent: 0, gap: false }] : [];
  });
}

function cellText(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  if (typeof value === "number") return String(Math.round(value * 10_000) / 10_000);
  return typeof value === "string" ? cleaned(value).replace(/\s+/g, " ").trim() : "";
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
