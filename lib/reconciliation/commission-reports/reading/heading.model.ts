import { headersOf } from "@/lib/imports/csv-mapping.model";
import type { TableRow } from "../import/report-lines.model";
import { lackOf, suggestedReportMapping } from "../import/report-mapping.model";
import { conceptsOf } from "./columns/column-words.model";
import { namesAmountsIn } from "./currency-said.model";
import { isAmount, isNumberLike, isRuled } from "./row-kinds.model";

/** Where a table's headings stand: from a row's index up to `end`, where its lines begin. */
export type Heading = { readonly headers: readonly string[]; readonly at: number; readonly end: number };

export const LOOKED_AT = 12;
const LEAST_CELLS = 2;
const DIGIT = /\d/;
const PERCENT = /\d+(?:[.,]\d+)?\s*%|%\s?\d+(?:[.,]\d+)?/;
const DAY = /^\s*(\d{1,2}[./-]\d{1,2}[./-](\d\d|\d{4})|\d{4}[./-]\d{1,2}[./-]\d{1,2})\s*$/;

/**
 * The headings that fit the rows below them, wherever they stand, in one row or in two of which the second goes on with the
 * first. By hand: those of the row that `chosen` names. Null where none fit.
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

/** The row before the first that has an amount, where no headings are known; the first of all where none has. */
export function likelyHeading(rows: readonly TableRow[]): Heading {
  const amount = rows.findIndex(({ cells }, at) => at > 0 && cells.length > 1 && cells.some(isAmount));
  return headingOf(rows, Math.max(0, amount - 1), 1);
}

function fitting(rows: readonly TableRow[], at: number): Heading | null {
  if (!mayBeHeading(rows[at]?.cells ?? [])) return null;
  const alone = fitted(headingOf(rows, at, 1), rows);
  if (!mayGoOn(rows[at + 1]?.cells ?? [])) return alone;
  // What stands above headings that fit by themselves is none of them.
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

/** Headings are words. */
export function mayBeHeading(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== "");
  return filled.length >= LEAST_CELLS && !filled.some((cell) => isAmount(cell) || DAY.test(cell));
}

function headingOf(rows: readonly TableRow[], at: number, count: number): Heading {
  const own = rows.slice(at, at + count).map(({ cells }) => cells);
  const [upper = [], lower] = own;
  const parts = lower ? [spread(upper, lower), lower] : own;
  const width = Math.max(0, ...parts.map((cells) => cells.length));
  const cells = Array.from({ length: width }, (_, column) =>
    parts.map((part) => part[column] ?? "").join(" "),
  );
  return { headers: headersOf(cells), at, end: at + count };
}

/** What stands over several columns of money; other headings of two lines only wrap. */
function isMoneyGroup(heading: string): boolean {
  const concepts = conceptsOf(heading);
  const isOfMoney = concepts.has("commission") || concepts.has("sale") || /premium/i.test(heading);
  return !heading.endsWith("-") && (isOfMoney || namesAmountsIn(heading));
}

/** "Commission" over "Rate" and "Amount" is of both: a heading goes on over what has none, up to the next. */
function spread(upper: readonly string[], lower: readonly string[]): readonly string[] {
  let group = "";
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const [own, below] = [upper[at]?.trim() ?? "", lower[at]?.trim() ?? ""];
    if (own !== "" || below === "") group = below !== "" && isMoneyGroup(own) ? own : "";
    return own || group;
  });
}

/** Whether below headings stands what they say: a booking's number, and an amount of its commission, in one row. */
export function fits(
  headers: readonly string[],
  below: readonly Pick<TableRow, "cells" | "faults">[],
): boolean {
  const mapping = suggestedReportMapping(headers, below.slice(0, LOOKED_AT));
  if (lackOf(mapping) !== null) return false;
  const place = (header: string | undefined) => headers.indexOf(header ?? "\u0000");
  const [number, gross, net] = [mapping.confirmationNumber, mapping.gross, mapping.net].map(place);
  return below
    .slice(0, LOOKED_AT)
    .some(
      ({ cells, faults }) =>
        faults !== undefined ||
        (isNumberLike(cells[number ?? -1] ?? "") &&
          !DAY.test(cells[number ?? -1] ?? "") &&
          [gross, net].some((column) => isAmount(cells[column ?? -1] ?? ""))),
    );
}
