import type { CsvRow } from "@/lib/imports/csv-file.model";
import { SUMS } from "../../import/report-format.model";
import type { LineReading } from "../../import/report-lines.model";
import type { ReportField, ReportMapping } from "../../import/report-mapping.model";
import { figureIn } from "../columns/column-figures.model";
import { conceptsOf } from "../columns/column-words.model";
import { namedSumOf } from "../named-sums.model";
import { isAmount, isNumberLike } from "../row-kinds.model";
import type { SortedRows } from "../sorted-rows.model";

type Line = SortedRows["lines"][number];
type Columns = Pick<LineReading, "headers" | "mapping"> & { readonly decimalMark: "." | "," };
type Group = { readonly first: Line; readonly more: CsvRow[] };

/** The maximum distance, in rows, between the rows of one booking. */
const APART = 2;
const DIGIT = /\d/;
const DECIMALS = { ".": /\.(\d{1,3})\D*$/, ",": /,(\d{1,3})\D*$/ };

/**
 * Merges each booking with the rows below that have neither a number nor a day, such as its override, its bonus, or a
 * name below the ship's. Their amounts are added up, so the rate no longer applies. Returns null if there are no such
 * rows.
 */
export function withMerged(sorted: SortedRows, columns: Columns): SortedRows | null {
  const place = (field: ReportField) => columns.headers.indexOf(columns.mapping[field] ?? "\u0000");
  const [number, start] = [place("confirmationNumber"), place("travelStart")];
  const isFirst = (row: CsvRow) => isNumberLike(row.cells[number] ?? "");
  const last = sorted.lines.findLast(isFirst)?.row ?? 0;
  // An amount below the last booking, with words instead of a number, may belong to all bookings.
  const isOfAll = ({ row, cells }: CsvRow) =>
    row > last && (cells[number] ?? "").trim() !== "" && cells.some((cell) => isAmount(cell));
  const mayGoOn = ({ cells }: CsvRow) =>
    !DIGIT.test(cells[start] ?? "") && cells.some((cell, at) => at !== number && cell.trim() !== "");
  const groups: Group[] = [];
  const lines = new Set<CsvRow>(sorted.lines);
  const bonuses = sorted.namedRows.filter((row) => namedSumOf(row)?.kind === "bonus");
  const named = bonuses.filter(
    (row) =>
      row.row < last ||
      bonuses.some((other) => other.row < last && nameOf(other) === nameOf(row)) ||
      isAboveOwnTotal(row, last, sorted),
  );
  const all = [...sorted.lines, ...sorted.leftOut.filter((row) => !isOfAll(row)), ...sorted.words, ...named];
  for (const row of all.sort((one, other) => one.row - other.row)) {
    const group = groups.at(-1);
    if (lines.has(row) && isFirst(row)) groups.push({ first: row as Line, more: [] });
    else if (group && (start >= 0 || !lines.has(row)) && mayGoOn(row) && follows(group, row, sorted))
      group.more.push(row);
  }
  const used = new Set(groups.flatMap(({ more }) => more));
  const hasAmount = ({ cells }: CsvRow) => SUMS.some((field) => isAmount(cells[place(field)] ?? ""));
  if (![...used].some(hasAmount)) return null;
  const titles = new Set([...used].map(({ cells }) => cells.find((cell) => cell.trim() !== "")?.trim()));
  const merged = new Map(groups.map((group) => [group.first, mergedOf(group, columns)]));
  const without = <Row extends CsvRow>(rows: readonly Row[]) => rows.filter((row) => !used.has(row));
  return {
    ...sorted,
    lines: without(sorted.lines).map((line) => ({
      ...(merged.get(line) ?? line),
      section: line.section !== null && titles.has(line.section) ? null : line.section,
    })),
    leftOut: without(sorted.leftOut),
    namedRows: without(sorted.namedRows),
    named: without(sorted.namedRows).flatMap((row) => namedSumOf(row) ?? []),
    words: without(sorted.words),
  };
}

function nameOf({ cells }: CsvRow): string {
  return cells
    .filter((cell) => !isAmount(cell))
    .join(" ")
    .trim();
}

/**
 * Whether a bonus below the last booking belongs to that booking. "Bonus 25.00" may be for all bookings, unless the
 * next total has the same name as an earlier one, so that it sums a single booking's rows.
 */
function isAboveOwnTotal({ row }: CsvRow, last: number, { totals }: SortedRows): boolean {
  const next = totals.find((total) => total.row > row);
  return next !== undefined && totals.some((total) => total.row < last && nameOf(total) === nameOf(next));
}

function follows({ first, more }: Group, { row }: CsvRow, { totals }: SortedRows): boolean {
  const last = more.at(-1) ?? first;
  return row - last.row <= APART && !totals.some((total) => total.row > last.row && total.row < row);
}

function mergedOf({ first, more }: Group, { headers, mapping, decimalMark }: Columns): Line {
  const rows = [first, ...more];
  const sums = SUMS.map((field) => headers.indexOf(mapping[field] ?? "\u0000"));
  const isSeveral = sums.some((at) => rows.filter(({ cells }) => isAmount(cells[at] ?? "")).length > 1);
  const { rate, clientName, travelStart, travelEnd } = mapping;
  const cells = headers.map((header, at) => {
    const filled = rows.flatMap((row) => (row.cells[at]?.trim() ? [row.cells[at] ?? ""] : []));
    const [own = ""] = filled;
    if (sums.includes(at)) return sumText(filled, decimalMark);
    switch (header) {
      case rate:
        return isSeveral ? "" : own;
      case travelStart:
      case travelEnd:
        return filled.find((one) => DIGIT.test(one)) ?? "";
      case clientName:
        return filled[clientPlace(mapping)] ?? own;
      default:
        return own;
    }
  });
  return { ...first, cells };
}

/** Returns which of the stacked values is the client: the second for "Ship / Guest". */
function clientPlace({ clientName = "" }: ReportMapping): number {
  const parts = clientName.split(/\s*[/&]\s*/);
  const place = parts.findIndex((part) => conceptsOf(part).has("client"));
  return parts.length > 1 && place > 0 ? place : 0;
}

/** Adds up all amounts of a column as one cell. */
function sumText(filled: readonly string[], mark: "." | ","): string {
  const amounts = filled.filter(isAmount);
  const [only = filled[0] ?? ""] = amounts;
  if (amounts.length < 2) return only;
  const decimals = Math.max(...amounts.map((cell) => DECIMALS[mark].exec(cell)?.[1]?.length ?? 0));
  const sum = amounts.reduce((all, cell) => all + (figureIn(cell, mark) ?? 0), 0);
  return sum.toFixed(decimals).replace(".", mark);
}
