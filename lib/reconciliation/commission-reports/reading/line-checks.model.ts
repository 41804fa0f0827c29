import { type DecimalMark, type TypedAmount, typedAmount } from "@/lib/imports/csv-amount.model";
import { isShortenedNumber, SHORTENED_WORDS } from "@/lib/imports/csv-row.model";
import { type Currency, digitsOf, formatMoney, major } from "@/lib/platform/base/money";
import { RECALLED } from "@/lib/reader/words/recall-words";
import type { EntryDraft } from "../report.model";
import type { LineAmounts, SaidAmounts } from "./line-amounts.model";

/** A line with its rates and bases as printed. */
export type CheckedLine = {
  readonly row: number;
  readonly entry: EntryDraft;
  readonly said: SaidAmounts;
  readonly amounts: LineAmounts;
  /** The amounts that were rounded, each by at most half of the smallest unit. */
  readonly rounded: readonly (keyof SaidAmounts)[];
  /** The number of the booking as printed. */
  readonly number: string;
  readonly rate: string;
  /** The agent's share of the commission in percent. */
  readonly split: string;
  readonly bases: readonly string[];
};

/** An inconsistency in a line, identified by its row, or in the whole statement if the row is null. */
export type Doubt = { readonly row: number | null; readonly message: string };

type Writing = { readonly currency: Currency; readonly decimalMark: DecimalMark };

const MOST_FEE = 0.2;
const LEAST_PROVING = 2;
/** The shares of two parties: "70/30". */
const PARTED = /^\s*(\d{1,2})\s*%?\s*[/:-]\s*(\d{1,2})\s*%?\s*$/;
const WHOLE = 100;
const NOTHING = { whole: "0", fraction: "" };
const NO_BASE = "The line has no base";

/**
 * Returns the inconsistencies of lines: a net that doesn't add up, a wrong rate or split, a fee above a fifth, a
 * commission above the sale, a recall with a positive amount, a number that a spreadsheet has shortened.
 */
export function lineDoubts(lines: readonly CheckedLine[], writing: Writing): readonly Doubt[] {
  const isRated = ratesHold(lines, writing);
  return lines.flatMap((line) =>
    [
      netDoubt(line, writing),
      isRated(line),
      splitDoubt(line, writing),
      feeDoubt(line, writing),
      saleDoubt(line, writing),
      recallDoubt(line),
      isShortenedNumber(line.number) ? `${line.number} ${SHORTENED_WORDS}` : null,
    ].flatMap((message) => (message ? { row: line.row, message } : [])),
  );
}

/**
 * Returns doubts about lines that are identical in every cell. They may be two bookings or one printed twice, which
 * only a total of all lines can prove.
 */
export function repeatDoubts(lines: readonly CheckedLine[]): readonly Doubt[] {
  const seen = new Map<string, number>();
  return lines.flatMap(({ row, entry, amounts }) => {
    const said = JSON.stringify(Object.values(entry.raw));
    const before = seen.get(said);
    seen.set(said, before ?? row);
    if (before === undefined || amounts.netMinor === 0) return [];
    return [{ row, message: `The line says just what row ${before} does: it may be printed twice` }];
  });
}

function netDoubt({ amounts, rounded }: CheckedLine, { currency }: Writing): string | null {
  const { countedMinor, netMinor } = amounts;
  if (Math.abs(countedMinor - netMinor) <= rounded.length / 2) return null;
  const [counted, net] = [countedMinor, netMinor].map((minor) => formatMoney({ minor, currency }));
  return `${sumWords(amounts)} is ${counted}, and the net ${net}`;
}

function sumWords({ bonusMinor, priorMinor, keptMinor, withheldMinor }: LineAmounts): string {
  const words = [
    "Gross",
    priorMinor && "- paid before",
    keptMinor && "- kept",
    "- fee - tax",
    withheldMinor && "- withheld",
    bonusMinor && "+ bonus",
  ];
  return words.filter(Boolean).join(" ");
}

function feeDoubt({ amounts: { grossMinor, feeMinor } }: CheckedLine, { currency }: Writing): string | null {
  if (feeMinor === 0 || Math.abs(feeMinor) <= MOST_FEE * Math.abs(grossMinor)) return null;
  const [fee, gross] = [feeMinor, grossMinor].map((minor) => formatMoney({ minor, currency }));
  return `The fee of ${fee} is more than a fifth of the commission, ${gross}`;
}

/** Checks the split, which may be the agent's share or the host's. */
function splitDoubt(
  { split, amounts: { grossMinor, keptMinor } }: CheckedLine,
  { currency, decimalMark }: Writing,
): string | null {
  const [, ours = "", theirs = ""] = PARTED.exec(split) ?? [];
  const isParted = Number(ours) + Number(theirs) === WHOLE;
  const typed = typedAmount((isParted ? ours : split).replace(/\s*%\s*$/, ""), decimalMark);
  if (!typed || grossMinor === 0) return null;
  const percent = figure(typed);
  const parts = [percent / 100, percent].flatMap((part) => [grossMinor * part, grossMinor * (1 - part)]);
  const part = grossMinor - keptMinor;
  if (parts.some((one) => Math.abs(one - part) <= 1)) return null;
  const [gross, said] = [grossMinor, part].map((minor) => formatMoney({ minor, currency }));
  return `${split} of ${gross} isn't ${said}`;
}

function saleDoubt({ entry, amounts: { grossMinor } }: CheckedLine, { currency }: Writing): string | null {
  const { saleMinor } = entry;
  if (saleMinor === null || saleMinor === 0 || Math.abs(grossMinor) <= Math.abs(saleMinor)) return null;
  const [gross, sale] = [grossMinor, saleMinor].map((minor) => formatMoney({ minor, currency }));
  return `The commission of ${gross} is more than the sale, ${sale}`;
}

function recallDoubt({ entry, amounts: { grossMinor } }: CheckedLine): string | null {
  const said = Object.values(entry.raw).find((cell) => cell.length < 40 && RECALLED.test(cell));
  return said && grossMinor > 0 ? `"${said.trim()}" stands in the line, and its amount isn't negative` : null;
}

/**
 * Returns a check of each line's rate. The rates apply to the base for which they are right in most lines. If they
 * aren't right in all lines, they may apply to another column, or to the sale minus another column, provided they are
 * right in all lines then. A printed rate stands for all rates that round to it.
 */
function ratesHold(lines: readonly CheckedLine[], writing: Writing): (line: CheckedLine) => string | null {
  const places = [0, 1].filter((at) => lines.some(({ bases }) => bases[at]));
  const readingsOf = (less: string | null, bases: readonly (number | string)[] = places) =>
    bases.flatMap((at) =>
      [0.01, 1].map((unit) => {
        const doubtOf = (line: CheckedLine) => rateDoubt(line, { at, unit, less }, writing);
        return { doubtOf, held: lines.filter((line) => doubtOf(line) === null).length };
      }),
    );
  const [best] = readingsOf(null).sort((one, other) => other.held - one.held);
  if (!best || best.held === lines.length || lines.length < LEAST_PROVING)
    return best?.doubtOf ?? (() => null);
  const headers = Object.keys(lines[0]?.entry.raw ?? {});
  const others = headers.flatMap((header) => [...readingsOf(header), ...readingsOf(null, [header])]);
  const proving = others.find(({ held }) => held === lines.length);
  return proving?.doubtOf ?? (isConverted(lines, headers, writing) ? () => null : best.doubtOf);
}

/**
 * Whether the rate gives an amount in another currency, which the exchange rate in another column converts to the
 * commission.
 */
function isConverted(
  lines: readonly CheckedLine[],
  headers: readonly string[],
  { currency, decimalMark }: Writing,
): boolean {
  const valueIn = (text: string | undefined) => {
    const typed = typedAmount((text ?? "").replace(/\s*%\s*$/, ""), decimalMark);
    return typed ? figure(typed) : Number.NaN;
  };
  const isNear = (one: number, other: number) =>
    Math.abs(one - other) <= Math.max(0.02, Math.abs(other) * 0.001);
  const holds = (is: (line: CheckedLine, of: (header: string) => number) => boolean) =>
    lines.every((line) => is(line, (header) => valueIn(line.entry.raw[header])));
  return headers.some(
    (local) =>
      holds((line, of) =>
        line.bases.some((base) => isNear((valueIn(base) * valueIn(line.rate)) / 100, of(local))),
      ) &&
      headers.some((exchange) =>
        holds((line, of) =>
          isNear(of(local) * of(exchange), Math.abs(major({ minor: line.amounts.grossMinor, currency }))),
        ),
      ),
  );
}

type RateReading = { readonly at: number | string; readonly unit: number; readonly less: string | null };

function figure({ whole, fraction }: Pick<TypedAmount, "whole" | "fraction">): number {
  return Number(`${whole}.${fraction || "0"}`);
}

function rateDoubt(
  { rate, bases, amounts, entry }: CheckedLine,
  { at, unit, less }: RateReading,
  { currency, decimalMark }: Writing,
): string | null {
  const typed = (text: string | undefined) => typedAmount(text ?? "", decimalMark);
  const percent = typed(rate.replace(/\s*%\s*$/, ""));
  const isPlain = less === null && typeof at === "number";
  const base = typed(typeof at === "number" ? bases[at] : entry.raw[at]);
  const off = less === null ? NOTHING : typed(entry.raw[less]);
  if (!percent || !base || !off) return isPlain ? null : NO_BASE;
  const of = (figure(base) - figure(off)) * 10 ** digitsOf(currency);
  const part = figure(percent) * unit;
  const slack = (of * unit * 10 ** -(percent.fraction.length || 2)) / 2 + 1;
  const gross = Math.abs(amounts.grossMinor);
  return isHeld(of * part, gross, slack) ? null : rateWords(rate, unit, [of, of * part, gross], currency);
}

function isHeld(counted: number, gross: number, slack: number): boolean {
  return gross === 0 || Math.abs(counted - gross) <= slack;
}

function rateWords(rate: string, unit: number, minors: readonly number[], currency: Currency): string {
  const [whole, counted, said] = minors.map((minor) => formatMoney({ minor: Math.round(minor), currency }));
  return `${rate.replace(/\s*%\s*$/, "")}${unit === 1 ? "" : "%"} of ${whole} is ${counted}, and the commission ${said}`;
}
