import { linesUnder, printedLines, textsApart } from "@/lib/imports/fixed-columns.model";
import { headingMeanings } from "@/lib/imports/words/heading-meaning.model";
import { statedAmount } from "./csv-cells.model";
import { isCalledDate, isDay } from "./csv-columns.model";

const LEAST_COLUMNS = 3;
const MONEY = /\d[.,]\d{2}\)?\s*(?:[-+]|cr|dr|[cd])?$/i;

/**
 * The lines of a statement that was printed in columns, each as its cells; null for a text that isn't one, or where an
 * amount may stand in another column than the one it would be taken for.
 */
export function printedStatement(text: string): readonly (readonly string[])[] | null {
  const lines = printedLines(text);
  const rough = lines.map(textsApart);
  const at = rough.findIndex(isHeading);
  if (at < 0) return null;
  const below = linesUnder(lines, at, staysWith);
  const heading = below[0]?.cells ?? [];
  const money = heading.map((name) => hasMeaning(name, "amount", "debit", "credit"));
  const payments = below.filter(({ cells }) => cells.some(isDay));
  const isSure = payments.every(
    ({ cells, astray }) =>
      !astray.some(isMoney) &&
      cells.every((cell, place) => !money[place] || cell === "" || statedAmount(cell, ".") !== undefined) &&
      (cells.some((cell, place) => money[place] && cell !== "") || !cells.some(endsInMoney)),
  );
  if (payments.length === 0 || !isSure) return null;
  const days = heading.map((_, place) => payments.some(({ cells }) => isDay(cells[place] ?? "")));
  const rows = below.map(({ cells }) => {
    const isMoved = cells.some((cell, place) => money[place] && statedAmount(cell, ".") !== undefined);
    return isMoved || cells === heading ? cells : withoutDates(cells, days);
  });
  return [...rough.slice(0, at), ...rows];
}

/** What stands on each page reaches under the heading of days, and is none. */
function withoutDates(cells: readonly string[], days: readonly boolean[]): readonly string[] {
  return cells.map((cell, place) => (days[place] && /\d/.test(cell) && !isDay(cell) ? "" : cell));
}

function isHeading(cells: readonly string[]): boolean {
  return (
    cells.length >= LEAST_COLUMNS &&
    !cells.some((cell) => /\d/.test(cell)) &&
    cells.some(isCalledDate) &&
    cells.some((cell) => hasMeaning(cell, "amount", "debit", "credit"))
  );
}

function hasMeaning(heading: string, ...any: readonly ("amount" | "debit" | "credit")[]): boolean {
  const meanings = headingMeanings(heading);
  return any.some((one) => meanings.has(one));
}

/** Words of a memo reach under the headings of amounts, and so do numbers without decimals that end it. */
function staysWith(word: string, before: string): boolean {
  return ![word, before].some((one) => isMoney(one) || isDay(one));
}

function isMoney(word: string): boolean {
  return MONEY.test(word) && statedAmount(word, ".") !== undefined;
}

/** An amount that ends words may be theirs, or that of the row. */
function endsInMoney(cell: string): boolean {
  return /\s\S+$/.test(cell) && MONEY.test(cell);
}
