import { headersOf } from "@/lib/imports/csv-mapping.model";
import { SUMS } from "../import/report-format.model";
import type { TableRow } from "../import/report-lines.model";
import { lackOf, type ReportMapping, suggestedReportMapping } from "../import/report-mapping.model";
import { type ColumnRole, candidatesIn } from "./columns/column-roles.model";
import { withoutCode } from "./columns/column-words.model";
import { mayBeHeading } from "./heading.model";
import { isTotalWord } from "./row-kinds.model";

/** The fields that a further table must have in the same columns, and may not have in others. */
const CORE = ["confirmationNumber", ...SUMS] as const;
const COUNTING: ReadonlySet<ColumnRole> = new Set<ColumnRole>([...CORE, "currency"]);
/**
 * Reads further tables that have the same headings for all fields that count, in the same columns or in others. Columns under
 * headings that the first table lacks are left blank.
 */
export function withOwnHeadings(
  rows: readonly TableRow[],
  headers: readonly string[],
  mapping: ReportMapping,
): readonly TableRow[] {
  const core = CORE.flatMap((field) => mapping[field] ?? []).map((header) => headers.indexOf(header));
  const counts = (heading: string) => candidatesIn(heading, []).some(({ role }) => COUNTING.has(role));
  let places: readonly number[] | null = null;
  return rows.map((row) => {
    const { cells } = row;
    const found = isOtherHeading(cells) ? placesIn(cells, headers) : null;
    if (found && core.every((at) => found[at] !== -1)) {
      const isOther = (cell: string, at: number) =>
        cell.trim() !== "" && !found.includes(at) && withoutCode(cell) !== withoutCode(headers[at] ?? "");
      const changed = cells.filter(isOther);
      if (changed.some(counts)) return row;
      places = found;
      return { ...row, cells: [...headers] };
    }
    return places === null ? row : underHeaders(row, places);
  });
}

/** Returns for each heading of the first table the column that it has in another one, or -1. */
function placesIn(cells: readonly string[], headers: readonly string[]): readonly number[] {
  const others = headersOf(cells);
  return headers.map((header, at) => (cells[at]?.trim() === header ? at : others.indexOf(header)));
}

/** Moves the cells of another table under the first one's headings. The name of a total stays, whatever it stands under. */
function underHeaders(row: TableRow, places: readonly number[]): TableRow {
  const cells = places.map((from, at) => {
    const own = row.cells[at] ?? "";
    return from === -1 ? (isTotalWord(own) && !places.includes(at) ? own : "") : (row.cells[from] ?? "");
  });
  const faults = [...(row.faults ?? [])].flatMap(([from, fault]) =>
    places.includes(from) ? [[places.indexOf(from), fault] as const] : [],
  );
  return { ...row, cells, ...(row.faults ? { faults: new Map(faults) } : {}) };
}

/** Whether cells are the headings of a table of commissions. */
export function isOtherHeading(cells: readonly string[]): boolean {
  return (
    cells.filter((cell) => cell.trim() !== "").length > 2 &&
    mayBeHeading(cells) &&
    lackOf(suggestedReportMapping(cells)) === null
  );
}
