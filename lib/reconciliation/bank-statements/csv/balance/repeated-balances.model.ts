import type { StatementLine } from "../../statement.model";

/** The least number of rows with one text, so that they agree by more than chance. */
const LEAST = 3;

/**
 * Returns the lines that state a balance or a total again and again, whatever they are called: rows with one text whose
 * amounts always are the one before plus the rows in between ("Position at end of day"), or always the sum of the rows
 * since the one before.
 */
export function repeatedBalances(lines: readonly StatementLine[]): ReadonlySet<number> {
  if (new Set(lines.map(({ currency, account }) => `${currency} ${account}`)).size !== 1) return new Set();
  const alike = new Map<string, number[]>();
  lines.forEach((line, at) => {
    const words = wordsOf(line);
    alike.set(words, [...(alike.get(words) ?? []), at]);
  });
  const sums = sumsBefore(lines);
  const found = [...alike.values()].filter(
    (places) =>
      places.length >= LEAST && (areBalances(places, lines, sums) || areTotals(places, lines, sums)),
  );
  return new Set(found.flat().flatMap((at) => lines[at]?.line ?? []));
}

function wordsOf({ payer, memo }: StatementLine): string {
  return `${payer ?? ""} ${memo}`.replace(/[\d\p{P}\s]+/gu, " ").trim();
}

/** The sum of all amounts above each line, and at the end of all. */
function sumsBefore(lines: readonly StatementLine[]): readonly number[] {
  const sums = [0];
  for (const { amountMinor } of lines) sums.push((sums.at(-1) ?? 0) + amountMinor);
  return sums;
}

/** The amounts of two rows that follow each other, and the sum of the rows in between. */
function linksOf(places: readonly number[], lines: readonly StatementLine[], sums: readonly number[]) {
  return places.slice(1).map((place, index) => {
    const before = places[index] ?? 0;
    return {
      upper: lines[before]?.amountMinor ?? 0,
      lower: lines[place]?.amountMinor ?? 0,
      between: (sums[place] ?? 0) - (sums[before + 1] ?? 0),
      count: place - before - 1,
    };
  });
}

type Link = ReturnType<typeof linksOf>[number];
const BALANCE: readonly ((link: Link) => boolean)[] = [
  ({ upper, lower, between }) => lower === upper + between,
  ({ upper, lower, between }) => upper === lower + between,
];
const TOTAL: readonly ((link: Link) => boolean)[] = [
  ({ lower, between }) => lower === between,
  ({ upper, between }) => upper === between,
];

function areBalances(places: readonly number[], lines: readonly StatementLine[], sums: readonly number[]) {
  const links = linksOf(places, lines, sums);
  const moving = links.filter(({ between }) => between !== 0);
  return moving.length >= LEAST - 1 && BALANCE.some((holds) => links.every(holds));
}

/** Each total is of several rows now and then: a row that equals the one before may be another payment. */
function areTotals(places: readonly number[], lines: readonly StatementLine[], sums: readonly number[]) {
  const links = linksOf(places, lines, sums);
  const several = links.filter(({ count }) => count > 1);
  return several.length >= LEAST - 1 && TOTAL.some((holds) => links.every(holds));
}
