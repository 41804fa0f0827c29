import { rankIn } from "../../import/report-mapping.model";
import { type Column, holdsIn, mayBe } from "./column-figures.model";
import { type Concept, conceptsOf } from "./column-words.model";

const HOW_MUCH = /(\d+(?:[.,]\d+)?)\s*%/;
const HALF_CENT = 0.0051;
const LEAST = 2;

/**
 * Removes columns that aren't commissions although their headings may say so, because the commission is calculated from
 * them: the amount for each person, with the number of persons in another column; the amount of which the other
 * column's heading names a percentage; and taxes and fees included in a price.
 */
export function withoutFactors(columns: readonly Column[]): readonly Column[] {
  const earned = columns.filter((column) => mayBe(column, "gross") || mayBe(column, "net"));
  return columns.filter(
    (column) =>
      !earned.some(
        (other) => other !== column && (isEach(column, other, columns) || isBaseOf(column, other)),
      ) && !isOfPrice(column, columns),
  );
}

/** Whether the column, multiplied by the integers of a third column, gives the other, different column. */
function isEach(column: Column, other: Column, all: readonly Column[]): boolean {
  if (!mayBe(column, "gross")) return false;
  const makes = (count: Column) =>
    (count.candidates[0]?.role ?? "other") === "other" &&
    count.values.every((value) => value === null || Number.isInteger(value)) &&
    holdsAlways(
      other,
      (at) => product(column.values[at], count.values[at]),
      (at) => other.values[at],
    );
  return differ(column, other) && all.some((count) => count !== column && count !== other && makes(count));
}

/**
 * Whether the other column is a percentage of this one, as its heading says. An agent's share is excluded, because it
 * is a share of a real commission.
 */
function isBaseOf(column: Column, { header, values, candidates }: Column): boolean {
  if (candidates[0]?.role === "part") return false;
  const percent = Number(HOW_MUCH.exec(header)?.[1]?.replace(",", "."));
  return (
    percent > 0 &&
    mayBe(column, "gross") &&
    holdsAlways(
      column,
      (at) => product(column.values[at], percent / 100),
      (at) => values[at],
    )
  );
}

const OFF = ["tax", "withheld", "fee", "deduction"] as const;

/**
 * Whether the column is included in a price: it is the difference between two prices, both of which are at least the
 * commission and not commissions themselves.
 */
function isOfPrice(column: Column, all: readonly Column[]): boolean {
  if (!OFF.some((role) => column.candidates[0]?.role === role)) return false;
  const [gross] = all
    .filter((one) => mayBe(one, "gross"))
    .sort((one, other) => rankIn(one.candidates, "gross") - rankIn(other.candidates, "gross"));
  const isPrice = (one: Column) =>
    ![column, gross].includes(one) &&
    !isEarned(conceptsOf(one.header)) &&
    one.values.every((value, at) => Math.abs(value ?? 0) >= Math.abs(gross?.values[at] ?? 0));
  const prices = gross ? all.filter(isPrice) : [];
  return prices.some((whole) =>
    prices.some(
      (part) =>
        part !== whole &&
        holdsAlways(
          column,
          (at) => sum(part.values[at], column.values[at]),
          (at) => whole.values[at],
        ),
    ),
  );
}

/** Whether the heading is about money paid to the agency, as opposed to money that a client paid. */
function isEarned(has: ReadonlySet<Concept>): boolean {
  return has.has("commission") || (has.has("paid") && !has.has("client"));
}

type At = (at: number) => number | null | undefined;

/** Whether two values agree in every line that has both. At least two lines must be comparable. */
function holdsAlways({ values }: Column, counted: At, said: At): boolean {
  const isHeld = (at: number) => {
    const [one, other] = [counted(at), said(at)];
    return one == null || other == null ? null : Math.abs(one - other) <= HALF_CENT;
  };
  const told = values.flatMap((value, at) => (value && isHeld(at) !== null ? [isHeld(at)] : []));
  return told.length >= LEAST && told.every(Boolean) && holdsIn(values, isHeld);
}

function product(one: number | null | undefined, other: number | null | undefined): number | null {
  return one == null || other == null ? null : one * other;
}

function sum(one: number | null | undefined, other: number | null | undefined): number | null {
  return one == null || other == null ? null : one + other;
}

function differ(one: Column, other: Column): boolean {
  return one.values.some((value, at) => value && other.values[at] && value !== other.values[at]);
}
