import { type Line, textsOf } from "@/lib/imports/fixed-columns.model";
import { isAmount, isRuled } from "../row-kinds.model";

const LEAST_AMOUNTS = 2;
const LEAST_PAIRS = 2;
const GAP = 4;

/**
 * Joins the pairs of lines of a text in which each booking has two lines, one with its details and one with its
 * amounts, below headings in two lines as well. The second line of each pair is moved to the right of the first.
 * Returns null if there are no such pairs.
 */
export function inOneLine(all: readonly Line[]): Line[] | null {
  const lines = all.map((line) => (isRuled(textsOf(line)) ? [] : line));
  const filled = lines.flatMap((line, at) => (line.length > 0 ? [at] : []));
  const nextOf = (at: number) => lines[filled[filled.indexOf(at) + 1] ?? -1] ?? [];
  const isPair = (at: number) => isWords(lines[at] ?? []) && areAmounts(nextOf(at));
  const starts = filled.filter(isPair);
  const lower = filled[filled.indexOf(starts[0] ?? -1) - 1] ?? -1;
  const upper = filled[filled.indexOf(lower) - 1] ?? -1;
  if (starts.length < LEAST_PAIRS || ![upper, lower].every((at) => isWords(lines[at] ?? []))) return null;
  const right = Math.max(...lines.flat().map(({ to }) => to)) + GAP;
  const moved = (line: Line): Line =>
    line.map((span) => ({ ...span, from: span.from + right, to: span.to + right }));
  const firsts = new Set([upper, ...starts]);
  return lines.map((line, at) => {
    if (firsts.has(at)) return [...line, ...moved(nextOf(at))];
    if (firsts.has(filled[filled.indexOf(at) - 1] ?? -1)) return [];
    const sums = line.filter(({ text }) => isAmount(text));
    return sums.length < LEAST_AMOUNTS
      ? line
      : [...line.filter((span) => !sums.includes(span)), ...moved(sums)];
  });
}

function isWords(line: Line): boolean {
  return line.length > 1 && !line.some(({ text }) => isMoney(text));
}

function areAmounts(line: Line): boolean {
  return (
    line.length >= LEAST_AMOUNTS &&
    line.every(({ text }) => isAmount(text)) &&
    line.some(({ text }) => isMoney(text))
  );
}

/** Whether a text is an amount, as opposed to a day or a number that could be read as one. */
function isMoney(text: string): boolean {
  return (
    isAmount(text) && /[.,]\d{2}\b/.test(text) && !/\d[./-]\d+[./-]\d/.test(text.replace(/[.,]\d{2}$/, ""))
  );
}
