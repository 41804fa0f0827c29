import type { CsvRow } from "@/lib/imports/csv-file.model";
import { SUMS } from "../import/report-format.model";
import type { TableRow } from "../import/report-lines.model";
import type { ReportField, ReportMapping } from "../import/report-mapping.model";
import { columnWords, conceptsOf } from "./columns/column-words.model";
import { withDirections } from "./directed-amounts.model";
import { type NamedSum, namedSumOf } from "./named-sums.model";
import { isOtherHeading, withOwnHeadings } from "./other-headings.model";
import {
  countsUp,
  DECIMALS,
  filledIn,
  isAmount,
  isFigure,
  isMeantAsAmount,
  isNumberLike,
  isOpenWord,
  isRuled,
  isTotal,
} from "./row-kinds.model";

/** A row of totals. `after` is the number of lines above it. */
export type TotalRow = TableRow & { readonly after: number };

/** The rows below the headings by their kind. */
export type SortedRows = {
  /** Each with the title of its section. */
  readonly lines: readonly (TableRow & { readonly section: string | null })[];
  readonly totals: readonly TotalRow[];
  readonly named: readonly NamedSum[];
  readonly namedRows: readonly CsvRow[];
  /** Rows with an amount of unknown meaning. */
  readonly leftOut: readonly CsvRow[];
  /** Rows that contain only words. */
  readonly words: readonly CsvRow[];
  /** A row with the headings of another table. */
  readonly otherHeadings: CsvRow | null;
};

const FURNITURE = /\b(page|seite|pagina|strona|sivu)\b/;
const LEAST_FACTS = 3;
const LONGEST_DAY = 4;
const DIGIT = /\d/;
/** A whole word, as opposed to letters before a number: "COMM-1204". */
const COMMISSIONS = /^\p{L}{6,}(?=\s|$)/u;

/**
 * Sorts the rows of a table by their kind. `above` are the rows before the headings, which documents of several pages
 * repeat.
 */
export function sortedRows(
  headers: readonly string[],
  mapping: ReportMapping,
  rows: readonly TableRow[],
  above: readonly CsvRow[],
): SortedRows {
  const kindOf = rowKinds(headers, mapping, new Set(above.map(({ cells }) => printed(cells))));
  const kinds = withOwnHeadings(withDirections(rows), headers, mapping).map((row) => ({
    row,
    kind: kindOf(row),
  }));
  const of = (...some: readonly Kind[]) =>
    kinds.flatMap(({ row, kind }) => (some.includes(kind) ? [row] : []));
  const lines: SortedRows["lines"][number][] = [];
  const totals: TotalRow[] = [];
  let section: string | null = null;
  for (const { row, kind } of kinds) {
    if (kind === "line") lines.push({ ...row, section });
    if (kind === "total") totals.push({ ...row, after: lines.length });
    if (kind === "title") section = titleOf(row.cells);
  }
  return {
    lines: withFirstTitle(lines, above.at(-1)),
    totals,
    named: of("named").flatMap((row) => namedSumOf(row) ?? []),
    namedRows: of("named"),
    leftOut: of("amount"),
    words: of("words", "title"),
    otherHeadings:
      kinds.find(({ kind }, at) => kind === "headings" && kinds.slice(at).some(hasSums))?.row ?? null,
  };
}

/** Whether a row has amounts. A sentence may be mistaken for headings too, but has none below it. */
function hasSums({ kind }: { readonly kind: Kind }): boolean {
  return ["line", "total", "named", "amount"].includes(kind);
}

/** Gives the first section its title, which is above the headings, if other sections have titles. */
function withFirstTitle(lines: SortedRows["lines"], above: CsvRow | undefined): SortedRows["lines"] {
  const isFirst = above && lines[0]?.section === null && lines.some(({ section }) => section !== null);
  if (!isFirst || filledIn(above.cells).length !== 1) return lines;
  return lines.map((line) => (line.section === null ? { ...line, section: titleOf(above.cells) } : line));
}

function titleOf(cells: readonly string[]): string | null {
  return filledIn(cells)[0]?.trim().slice(0, 200) ?? null;
}

/** Whether a text is short and contains a digit: "14 Jun 2026", but not "Fee, 3 seats at 15.00". */
function isShortAndDated(text: string): boolean {
  return DIGIT.test(text) && text.trim().split(/\s+/).length <= LONGEST_DAY;
}

type Kind = "skip" | "line" | "total" | "named" | "amount" | "title" | "words" | "headings";

function rowKinds(headers: readonly string[], mapping: ReportMapping, repeated: ReadonlySet<string>) {
  const place = (field: ReportField) => headers.indexOf(mapping[field] ?? "\u0000");
  const number = place("confirmationNumber");
  const sums = SUMS.map(place).filter((at) => at >= 0);
  const [client, start] = [place("clientName"), place("travelStart")];
  // The name of a total may extend under any heading, but a day isn't one.
  const isTold = (cells: readonly string[]) =>
    (cells[client] ?? "").trim() !== "" || isShortAndDated(cells[start] ?? "");
  const isSkipped = ({ cells }: CsvRow) =>
    isRuled(cells) || isHeadingAgain(cells, headers) || repeated.has(printed(cells));
  const isSum = (cells: readonly string[]) => isTotal(cells, number) || (!isTold(cells) && countsUp(cells));
  return (row: TableRow): Kind => {
    const { cells } = row;
    if (isSkipped(row)) return "skip";
    if (isOtherHeading(cells)) return "headings";
    if (isSum(cells)) return totalKind(row, sums);
    // A row with an unusable value is refused as a line rather than skipped.
    if (row.faults) return "line";
    const hasAmount = sums.some((at) => isAmount(cells[at] ?? ""));
    return (
      lineKind(cells, cells[number]?.trim() ?? "", hasAmount) ?? otherKind(row, hasAmount, isTold(cells))
    );
  };
}

/**
 * Returns whether a row is a line, with a booking's number and an amount or enough other cells, or a total, with only
 * amounts. Returns null for anything else.
 */
function lineKind(cells: readonly string[], reference: string, hasAmount: boolean): Kind | null {
  const filled = filledIn(cells);
  if (hasAmount && reference === "" && filled.every(isAmount)) return "total";
  // "Commission 05/2026" isn't a booking's number.
  const isNumber = isNumberLike(reference);
  const isOfMonth = isNumber && COMMISSIONS.test(reference) && conceptsOf(reference).has("commission");
  if (hasAmount && isOfMonth) return "total";
  return isNumber && (hasAmount || filled.length >= LEAST_FACTS) ? "line" : null;
}

/** Returns the kind of a row without a number: a total by its name, or a line if it names a client or a day. */
function otherKind(row: CsvRow, hasAmount: boolean, isTold: boolean): Kind {
  const filled = filledIn(row.cells);
  const amounts = filled.filter(isFigure);
  if ((filled.length === 1 || amounts.length > 0) && namedSumOf(row)) return "named";
  if (amounts.length === 0) return wordsKind(filled);
  if (hasAmount) return isTold ? "line" : "amount";
  return amounts.some((cell) => DECIMALS.test(cell)) ? "amount" : "words";
}

function wordsKind([only, ...others]: readonly string[]): Kind {
  return others.length === 0 && only && !FURNITURE.test(columnWords(only)) ? "title" : "words";
}

/**
 * Returns the kind of a total: "Net remitted 643.00" is a named sum, "Total 975.00 25.00 950.00" has totals of columns.
 */
function totalKind(row: TableRow, sums: readonly number[]): Kind {
  if (isOpenTotal(row.cells)) return "skip";
  const amounts = row.cells.filter(isFigure);
  const named = namedSumOf(row);
  const isUnder = sums.some((at) => isMeantAsAmount(row.cells[at] ?? "") || row.faults?.has(at));
  const isColumn = isUnder && named !== null && ["gross", "total", "adjustment"].includes(named.kind);
  if (named && !isColumn && amounts.length < 2) return "named";
  return isUnder ? "total" : amounts.length > 0 && named ? "named" : "words";
}

/** Whether a row is the total of what isn't paid yet, which isn't a sum of this payment. */
function isOpenTotal(cells: readonly string[]): boolean {
  return isOpenWord(filledIn(cells)[0] ?? "");
}

function isHeadingAgain(cells: readonly string[], headers: readonly string[]): boolean {
  const filled = cells.flatMap((cell, at) => (cell.trim() === "" ? [] : [at]));
  return (
    filled.length > 1 &&
    filled.every((at) => (headers[at] ?? "").includes((cells[at] ?? "").replace(/\s+/g, " ").trim()))
  );
}

/** Returns a line without its digits, because pages repeat it with different ones. */
function printed(cells: readonly string[]): string {
  return cells
    .join(" ")
    .replace(/[\d\s]+/g, " ")
    .trim();
}
