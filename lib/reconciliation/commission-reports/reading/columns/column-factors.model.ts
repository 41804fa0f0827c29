import { rankIn } from "../../import/report-mapping.model";
import { type Column, holdsIn, mayBe } from "./column-figures.model";
import { type Concept, conceptsOf } from "./column-words.model";

const HOW_MUCH = /(\d+(?:[.,]\d+)?)\s*%/;
const HALF_CENT = 0.0051;
const LEAST = 2;

/**
 * Without the columns that only lead to the commission although they may be called one: what it is for a person, with their
 * number beside it; what it is the percentage of that its heading names; and taxes and fees that a price is made with.
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

/** Times the whole numbers of a third column it makes another one, which differs. */
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

/** An agent's share is of a commission, which is none of these. */
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

/** Of two prices, neither of which is a commission or less than it, one is the other with this on top. */
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

/** What is paid, unless a client paid it. */
function isEarned(has: ReadonlySet<Concept>): boolean {
  return has.has("commission") || (has.has("paid") && !has.has("client"));
}

type At = (at: number) => number | null | undefined;

/** In every line that has both, of which in two at least there is something to compare. */
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
