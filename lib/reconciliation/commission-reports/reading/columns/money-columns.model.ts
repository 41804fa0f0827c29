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

/** Which of several columns a field is, where neither words nor figures say: a person does. */
export type ColumnQuestion = {
  readonly about: "column";
  readonly field: ReportField;
  readonly example: string;
  readonly choices: readonly string[];
};

/** `questions` are asked one after the other, each until it is answered. */
export type MoneyColumns = {
  readonly mapping: ReportMapping;
  readonly questions: readonly ColumnQuestion[];
};

/**
 * Which column is which, by words where they are plain and by figures where these prove it: gross - fee - tax - withheld +
 * bonus = net, rate x base = gross, an amount in another currency x its exchange rate. `rows` are the table's lines, `said` is
 * the currency in which the document says that it pays.
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

/** What is proved, but for whose share of it is paid. */
function asked(mapping: ReportMapping, columns: readonly Column[]): MoneyColumns {
  const shared = sharedBetween(columns, mapping);
  return { mapping, questions: shared ? [shared] : [] };
}

/** A "share" may be an amount that somebody keeps. */
function asKept({ splitRate, ...words }: ReportMapping): ReportMapping {
  return splitRate && !words.kept
    ? { ...words, kept: splitRate }
    : { ...words, ...(splitRate ? { splitRate } : {}) };
}

const HALF_CENT = 0.005;
const MOST_ON_TOP = 2;

/** A heading of what was paid over something else than amounts: "Paid on", "Paid by". */
function isNoMoney({ candidates, values }: Column, place: number, rows: readonly CsvRow[]): boolean {
  const isCalled = ["gross", "net", "part"].includes(candidates[0]?.role ?? "");
  const filled = rows.filter(({ cells }) => (cells[place] ?? "").trim() !== "").length;
  return isCalled && filled > 0 && values.every((value) => value === null);
}

/** Beside the commission of this instalment the whole one is told only. */
function isOfAllParts(column: Column, all: readonly Column[]): boolean {
  const isThis = ({ header }: Column) =>
    conceptsOf(header).has("commission") && OF_THIS.test(columnWords(header));
  const isCommission = ["gross", "net"].includes(column.candidates[0]?.role ?? "");
  return isCommission && !isThis(column) && !conceptsOf(column.header).has("paid") && all.some(isThis);
}

/** Of what was sold "net" is a price: it is more than the commission in every line, by more than what a tax puts on top. */
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

/** What comes to as much as the commission isn't taken off it, or put on top: a tax or a fee of the sale, an insurance's premium. */
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

/** A column fills one field. */
function without(words: ReportMapping, proved: ReportMapping): ReportMapping {
  const taken = Object.values(proved);
  const { gross: _gross, net: _net, ...others } = words;
  return {
    ...Object.fromEntries(Object.entries(others).filter(([, header]) => !taken.includes(header))),
    ...proved,
  };
}

/** Asked where several columns are as plainly the commission or what is paid of it, and differ; or none is plainly. */
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
 * Two columns that come to the commission in every line share it: whose money is paid isn't said where neither is mapped, or
 * either may be the reader's as well.
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

/** A column of amounts whose heading nobody knows, below the commission: it may be taken off it. */
function unknownDeduction(columns: readonly Column[], words: ReportMapping): ColumnQuestion | null {
  const gross = columns.find(({ header }) => header === (words.gross ?? words.net));
  if (!gross) return null;
  const odd = columns.find(
    ({ candidates, values }) =>
      candidates.length === 0 &&
      values.some((value) => value !== null && !Number.isInteger(value)) &&
      values.every((value, at) => value !== null || gross.values[at] === null) &&
      absoluteSum(values) < absoluteSum(gross.values),
  );
  if (!odd) return null;
  const example = `Is the column "${odd.header}" taken off the commission? Say what it is, or leave it unmapped.`;
  return { about: "column", field: "deduction", example, choices: [odd.header, "Not mapped"] };
}
