import { headersOf } from "@/lib/imports/csv-mapping.model";
import type { TableRow } from "../import/report-lines.model";
import { lackOf, suggestedReportMapping } from "../import/report-mapping.model";
import { conceptsOf } from "./columns/column-words.model";
import { namesAmountsIn } from "./currency-said.model";
import { withDirections } from "./directed-amounts.model";
import { isAmount, isNumberLike, isRuled } from "./row-kinds.model";

/** The headings of a table: from row index `at` to `end`, where its lines begin. */
export type Heading = { readonly headers: readonly string[]; readonly at: number; readonly end: number };

export const LOOKED_AT = 12;
const LEAST_CELLS = 2;
const DIGIT = /\d/;
const PERCENT = /\d+(?:[.,]\d+)?\s*%|%\s?\d+(?:[.,]\d+)?/;
const DAY = /^\s*(\d{1,2}[./-]\d{1,2}[./-](\d\d|\d{4})|\d{4}[./-]\d{1,2}[./-]\d{1,2})\s*$/;

/**
 * Finds the headings that fit the rows below them, anywhere in the table, in one row or in two of which the second
 * continues the first. `chosen` is the number of a row that a person has chosen. Returns null if none fit.
 */
export function headingIn(rows: readonly TableRow[], chosen?: number): Heading | null {
  if (chosen !== undefined) {
    const at = rows.findIndex(({ row }) => row === chosen);
    return at < 0 ? null : headingOf(rows, at, 1);
  }
  for (const at of rows.keys()) {
    const heading = fitting(rows, at);
    if (heading) return heading;
  }
  return null;
}

/**
 * Returns the row before the first one with an amount, for a table without known headings, or the first row if none has
 * an amount.
 */
export function likelyHeading(rows: readonly TableRow[]): Heading {
  const amount = rows.findIndex(({ cells }, at) => at > 0 && cells.length > 1 && cells.some(isAmount));
  return headingOf(rows, Math.max(0, amount - 1), 1);
}

function fitting(rows: readonly TableRow[], at: number): Heading | null {
  if (!mayBeHeading(rows[at]?.cells ?? [])) return null;
  const alone = fitted(headingOf(rows, at, 1), rows);
  if (!mayGoOn(rows[at + 1]?.cells ?? [])) return alone;
  // A row above headings that fit by themselves doesn't belong to them.
  if (!alone && fitted(headingOf(rows, at + 1, 1), rows)) return null;
  return fitted(headingOf(rows, at, 2), rows) ?? alone;
}

function mayGoOn(cells: readonly string[]): boolean {
  return (
    mayBeHeading(cells) && !isRuled(cells) && !cells.some((cell) => DIGIT.test(cell.replace(PERCENT, "")))
  );
}

function fitted(heading: Heading, rows: readonly TableRow[]): Heading | null {
  return fits(heading.headers, rows.slice(heading.end)) ? heading : null;
}

/** Whether cells may be headings, which are words. */
export function mayBeHeading(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length >= LEAST_CELLS && !filled.some((cell) => isAmount(cell) || DAY.test(cell));
}

function headingOf(rows: readonly TableRow[], at: number, count: number): Heading {
  const own = rows.slice(at, at + count).map(({ cells }) => cells);
  const [upper = [], lower] = own;
  const parts = lower ? [spread(upper, lower), lower] : own;
  const [line = []] = rows.slice(at + count).map(({ cells }) => cells);
  const width = Math.max(0, ...[...parts, line].map((cells) => cells.length));
  const cells = Array.from({ length: width }, (_, column) =>
    parts.map((part) => part[column] ?? "").join(" "),
  );
  return { headers: headersOf(cells), at, end: at + count };
}

/** Whether a heading covers several columns of amounts. Other headings in two lines are merely wrapped. */
function isMoneyGroup(heading: string): boolean {
  const concepts = conceptsOf(heading);
  const isOfMoney = concepts.has("commission") || concepts.has("sale") || /premium/i.test(heading);
  return !heading.endsWith("-") && (isOfMoney || namesAmountsIn(heading));
}

/**
 * Repeats a heading over the columns that it covers, up to the next heading: "Commission" over "Rate" and "Amount"
 * belongs to both.
 */
function spread(upper: readonly string[], lower: readonly string[]): readonly string[] {
  let group = "";
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [own, below] = [upper[at]?.trim() ?? "", lower[at]?.trim() ?? ""];
    if (own !== "" || below === "") group = below !== "" && isMoneyGroup(own) ? own : "";
    return own || group;
  });
}

/**
 * Whether the rows below headings contain what they say: a row with a confirmation number and an amount of commission.
 */
export function fits(
  headers: readonly string[],
  below: readonly Pick<TableRow, "cells" | "faults">[],
): boolean {
  const mapping = suggestedReportMapping(headers, below.slice(0, LOOKED_AT));
  if (lackOf(mapping) !== null) return false;
  const place = (header: string | undefined) => headers.indexOf(header ?? "\u0000");
  const [number, gross, net] = [mapping.confirmationNumber, mapping.gross, mapping.net].map(place);
  return withDirections(below)
    .slice(0, LOOKED_AT)
    .some(
      ({ cells, faults }) =>
        faults !== undefined ||
        (isNumberLike(cells[number ?? -1] ?? "") &&
          !DAY.test(cells[number ?? -1] ?? "") &&
          [gross, net].some((column) => isAmount(cells[column ?? -1] ?? ""))),
    );
}
