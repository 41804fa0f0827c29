import type { DecimalMark } from "@/lib/imports/csv-amount.model";
import type { CsvRow } from "@/lib/imports/csv-file.model";
import type { Currency } from "@/lib/platform/base/money";
import {
  type ReportField,
  type ReportMapping,
  rankIn,
  suggestedReportMapping,
} from "../../import/report-mapping.model";
import { withoutFactors } from "./column-factors.model";
import { type Column, columnsOf, type Values } from "./column-figures.model";
import { OF_THIS } from "./column-phrases.model";
import { provedColumns } from "./column-proofs.model";
import { VAGUE } from "./column-roles.model";
import { columnWords, conceptsOf } from "./column-words.model";
import { withoutLocal } from "./settled-columns.model";

/** A question to a person which of several columns a field is, if neither the words nor the figures decide it. */
export type ColumnQuestion = {
  readonly about: "column";
  readonly field: ReportField;
  readonly example: string;
  readonly choices: readonly string[];
};

/** The columns of amounts. `questions` are asked one after another until each is answered. */
export type MoneyColumns = {
  readonly mapping: ReportMapping;
  readonly questions: readonly ColumnQuestion[];
};

/**
 * Identifies columns by their headings if these are plain, and by their figures if these prove it: gross - fee - tax -
 * withheld + bonus = net, rate x base = gross, an amount in another currency x its exchange rate. `rows` are the
 * table's lines, `said` is the currency in which the document says that it pays.
 */
export function moneyColumns(
  headers: readonly string[],
  rows: readonly CsvRow[],
  mark: DecimalMark,
  said: Currency | null = null,
): MoneyColumns {
  const all = columnsOf(headers, rows, mark).filter((column, at) => !isNoMoney(column, at, rows));
  const priced = withoutFactors(all).filter((column) => !isNetPrice(column, all));
  const ofThis = priced.filter((column) => !isOfAllParts(column, priced));
  const [first, ...others] = [priced, ...(ofThis.length < priced.length ? [ofThis] : [])].map((columns) => {
    const known = suggestedReportMapping(
      columns.map(({ header }) => header),
      rows.map(({ cells }) => ({ cells: columns.map(({ header }) => cells[headers.indexOf(header)] ?? "") })),
    );
    return { columns, known, settled: withoutLocal(columns, rows, said) };
  });
  if (!first) throw new Error("There is one way at least.");
  for (const one of [first.known, asKept(first.known)]) {
    const proved = provedColumns(first.settled, one);
    if (proved) return asked(without(one, proved), first.settled);
  }
  const { columns, known, settled } = others[0] ?? first;
  const { gross, net } = suggestedReportMapping(settled.map(({ header }) => header));
  const words = net ? known : withoutWhole(known, columns, gross);
  const plain = { ...(gross ? { gross } : {}), ...(net ? { net } : {}) };
  return { mapping: without(words, plain), questions: questionsOf(settled, words) };
}

/** Returns a proved mapping, with the questions whose share is paid and whether an unknown column is deducted, if no column is the net. */
function asked(mapping: ReportMapping, columns: readonly Column[]): MoneyColumns {
  const open = mapping.net ? [] : [unknownDeduction(columns, mapping), sharedBetween(columns, mapping)];
  return { mapping, questions: open.filter((question) => question !== null) };
}

/** Treats a column of shares as amounts that somebody keeps. */
function asKept({ splitRate, ...words }: ReportMapping): ReportMapping {
  return splitRate && !words.kept
    ? { ...words, kept: splitRate }
    : { ...words, ...(splitRate ? { splitRate } : {}) };
}

const HALF_CENT = 0.005;
const MOST_ON_TOP = 2;

/** Whether a column headed as a payment contains no amounts: "Paid on", "Paid by". */
function isNoMoney({ candidates, values }: Column, place: number, rows: readonly CsvRow[]): boolean {
  const isCalled = ["gross", "net", "part"].includes(candidates[0]?.role ?? "");
  const filled = rows.filter(({ cells }) => (cells[place] ?? "").trim() !== "").length;
  return isCalled && filled > 0 && values.every((value) => value === null);
}

/**
 * Whether a column contains the whole commission, which is only information if another column contains that of this
 * instalment.
 */
function isOfAllParts(column: Column, all: readonly Column[]): boolean {
  const isThis = ({ header }: Column) =>
    conceptsOf(header).has("commission") && OF_THIS.test(columnWords(header));
  const isCommission = ["gross", "net"].includes(column.candidates[0]?.role ?? "");
  return isCommission && !isThis(column) && !conceptsOf(column.header).has("paid") && all.some(isThis);
}

/** Whether "net" means a price: it is more than the commission in every line, by more than a tax could add. */
function isNetPrice({ header, candidates, values }: Column, all: readonly Column[]): boolean {
  const has = conceptsOf(header);
  if (candidates[0]?.role !== "net" || has.has("paid") || has.has("commission")) return false;
  return all.some(
    ({ candidates: [first], values: earned }) =>
      first?.role === "gross" &&
      values.some((value, at) => value && earned[at]) &&
      values.every((value, at) => Math.abs(value ?? 0) >= MOST_ON_TOP * Math.abs(earned[at] ?? 0)),
  );
}

const WITHIN: readonly string[] = ["tax", "withheld", "fee", "deduction", "bonus", "override"];

/**
 * Removes columns whose sum is at least the commission, because they can't be deducted from it or added to it: taxes or
 * fees of the sale, an insurance's premium.
 */
function withoutWhole(
  words: ReportMapping,
  columns: readonly Column[],
  gross: string | undefined,
): ReportMapping {
  const sumOf = (header: string | undefined) =>
    absoluteSum(columns.find((one) => one.header === header)?.values ?? []);
  const isWhole = (field: string, header: string) => WITHIN.includes(field) && sumOf(header) >= sumOf(gross);
  return Object.fromEntries(
    Object.entries(words).filter(([field, header]) => !gross || !isWhole(field, header)),
  );
}

function absoluteSum(values: Values): number {
  return values.reduce<number>((all, value) => all + Math.abs(value ?? 0), 0);
}

/** Combines the mappings, with each column filling only one field. */
function without(words: ReportMapping, proved: ReportMapping): ReportMapping {
  const taken = Object.values(proved);
  const { gross: _gross, net: _net, ...others } = words;
  return {
    ...Object.fromEntries(Object.entries(others).filter(([, header]) => !taken.includes(header))),
    ...proved,
  };
}

/** Returns the questions for fields with several equally plain, differing columns, or without any plain one. */
function questionsOf(columns: readonly Column[], words: ReportMapping): readonly ColumnQuestion[] {
  const asked = [
    rivalsFor("gross", columns, words),
    rivalsFor("net", columns, words),
    unknownDeduction(columns, words),
    sharedBetween(columns, words),
  ];
  return asked.filter((question) => question !== null);
}

const ASKED = { gross: "gross commission", net: "net commission, what is paid" } as const;

function rivalsFor(
  field: "gross" | "net",
  columns: readonly Column[],
  words: ReportMapping,
): ColumnQuestion | null {
  const ranked = columns
    .map((column) => ({ ...column, rank: rankIn(column.candidates, field) }))
    .filter(
      ({ rank, header }) => rank < Number.POSITIVE_INFINITY && (field === "gross" || header !== words.gross),
    )
    .sort((one, other) => one.rank - other.rank);
  const [best, ...others] = ranked;
  if (!best) return null;
  const isVague = best.rank >= VAGUE;
  const differs = (values: Values) => values.some((value, at) => value !== best.values[at]);
  const hasRival = others.some(({ rank, values }) => rank === best.rank && differs(values));
  if (isVague ? field === "net" || words.net : !hasRival) return null;
  const example = `Which column is the ${ASKED[field]}?`;
  return { about: "column", field, example, choices: ranked.map(({ header }) => header) };
}

/**
 * Returns the question which of two columns is paid, if they add up to the commission in every line, and neither is
 * mapped, or either may be the reader's share.
 */
function sharedBetween(columns: readonly Column[], words: ReportMapping): ColumnQuestion | null {
  const gross = columns.find(({ header }) => header === words.gross);
  if (!gross || words.net || words.kept) return null;
  const rankOf = ({ candidates }: Column) => rankIn(candidates, "part");
  const part = columns.find(({ header }) => header === words.part);
  const mayBePart = (column: Column) => !part || rankOf(column) === rankOf(part);
  const parts = columns.filter(
    (column) => column !== gross && mayBePart(column) && column.values.some(Boolean),
  );
  const isShared = (one: Column, other: Column) =>
    one.values.some((value, at) => value && other.values[at]) &&
    gross.values.every((whole, at) => {
      const [a, b] = [one.values[at], other.values[at]];
      return whole === null || (a != null && b != null && Math.abs(a + b - whole) < HALF_CENT);
    });
  const pair = parts.flatMap((one, at) => {
    const other = parts.slice(at + 1).find((next) => isShared(one, next));
    return other ? [[one.header, other.header]] : [];
  })[0];
  if (!pair) return null;
  const example = `"${pair.join('" and "')}" share the commission: which of them is paid by this statement?`;
  return { about: "column", field: "net", example, choices: [...pair, gross.header] };
}

/**
 * Returns the question whether a column of amounts that has an unknown heading, or that of a second commission, is
 * deducted from the commission, if its sum is smaller. The commission without its tax is no second one.
 */
function unknownDeduction(columns: readonly Column[], words: ReportMapping): ColumnQuestion | null {
  const gross = columns.find(({ header }) => header === (words.gross ?? words.net));
  if (!gross) return null;
  const mapped = Object.values(words);
  const odd = columns.find(
    ({ header, candidates, values }) =>
      (candidates.length === 0
        ? values.some((value) => value !== null && !Number.isInteger(value))
        : rankIn(candidates, "gross") < VAGUE &&
          !mapped.includes(header) &&
          !conceptsOf(header).has("tax")) &&
      values.every((value, at) => value !== null || gross.values[at] === null) &&
      absoluteSum(values) < absoluteSum(gross.values),
  );
  if (!odd) return null;
  const example = `Is the column "${odd.header}" taken off the commission? Say what it is, or leave it unmapped.`;
  return { about: "column", field: "deduction", example, choices: [odd.header, "Not mapped"] };
}
