import Papa from "papaparse";
import { type CalendarDate, calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import type { DayRate, RefusedLine } from "./rate.model";
import { type DecimalMark, decimalMarkOf, rateIn } from "./rate-figure.model";

type ReadRate = DayRate & { readonly line: number };
/** The rates of a file, and the lines that were refused. */
export type RateFile = { readonly rates: readonly ReadRate[]; readonly refused: readonly RefusedLine[] };

/** A rate as written in its line, before any validation. */
type Said = {
  readonly line: number;
  readonly day: string;
  readonly base: string;
  readonly quote: string;
  readonly rate: string;
};

const HEADINGS: Readonly<Record<"day" | "base" | "quote" | "rate", readonly string[]>> = {
  day: ["day", "date"],
  base: ["base", "from", "currency"],
  quote: ["quote", "to", "counter"],
  rate: ["rate"],
};
const WANTED = "The first line must name the columns: date, base, quote, rate; or Date and a currency each.";
/** The tolerance for rounding when a rate is compared with the inverse rate in the same file. */
const ROUNDED = 0.005;

/**
 * Reads a CSV file of rates: either with columns for day, base, quote and rate (one unit of base costs that much of
 * quote), or the European Central Bank's table with a line per day and a column per currency. Doubtful lines are
 * refused.
 */
export function readRateFile(text: string, today: CalendarDate): RateFile {
  const { data } = Papa.parse<string[]>(text.replace(/^\uFEFF/, ""));
  const rows = data.map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }));
  const [head, ...body] = rows.filter(({ cells }) => cells.some(Boolean));
  const columns = head && columnsOf(head.cells);
  if (!columns) return { rates: [], refused: [{ line: head?.line ?? 1, reason: WANTED }] };
  return readRates(
    body.flatMap(({ line, cells }) => columns(cells, line)),
    today,
  );
}

/** Validates each line by itself and against the lines before it. */
export function readRates(said: readonly Said[], today: CalendarDate): RateFile {
  const mark = decimalMarkOf(said.map(({ rate }) => rate));
  const before = new Map<string, ReadRate>();
  const rates: ReadRate[] = [];
  const refused: RefusedLine[] = [];
  for (const one of said) {
    const rate = rateOf(one, mark, today);
    const reason = typeof rate === "string" ? rate : contradiction(rate, before);
    if (reason !== null) refused.push({ line: one.line, reason });
    else if (typeof rate !== "string" && !before.has(keyOf(rate))) {
      before.set(keyOf(rate), rate);
      rates.push(rate);
    }
  }
  return { rates, refused };
}

type Columns = (cells: readonly string[], line: number) => Said[];

function columnsOf(head: readonly string[]): Columns | null {
  const names = head.map((cell) => cell.toLowerCase());
  const at = (name: keyof typeof HEADINGS) => names.findIndex((cell) => HEADINGS[name].includes(cell));
  const [day, base, quote, rate] = [at("day"), at("base"), at("quote"), at("rate")];
  const cell = (cells: readonly string[], index: number) => cells[index] ?? "";
  if (Math.min(day, base, quote, rate) >= 0)
    return (cells, line) => [
      {
        line,
        day: cell(cells, day),
        base: cell(cells, base),
        quote: cell(cells, quote),
        rate: cell(cells, rate),
      },
    ];
  const codes = head.flatMap((code, index) => (/^[A-Z]{3}$/.test(code) ? [{ code, index }] : []));
  if (day !== 0 || codes.length === 0 || codes.length < names.filter(Boolean).length - 1) return null;
  return (cells, line) =>
    codes
      .map(({ code, index }) => ({
        line,
        day: cell(cells, day),
        base: "EUR",
        quote: code,
        rate: cell(cells, index),
      }))
      .filter((one) => one.rate !== "N/A" && one.rate !== "");
}

function rateOf(said: Said, mark: DecimalMark, today: CalendarDate): ReadRate | string {
  const [base, quote] = [said.base, said.quote].map((code) => currency.safeParse(code.toUpperCase()).data);
  if (!base) return noCurrency(said.base);
  if (!quote) return noCurrency(said.quote);
  if (base === quote) return "Both currencies are the same";
  const day = calendarDate.safeParse(isoOf(said.day)).data;
  if (!day) return `"${said.day}" can't be read as a day: write it as 2026-11-12`;
  if (day > today) return "The day is in the future";
  const rate = rateIn(said.rate, mark);
  return typeof rate === "string" ? rate : { line: said.line, base, quote, day, rate };
}

const noCurrency = (code: string) => (code ? `"${code}" is no currency` : "A currency is missing");

const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** Converts "12 November 2026", as in the bank's daily CSV file, to an ISO date; returns any other text unchanged. */
function isoOf(day: string): string {
  const [, date = "", name = "", year] = /^(\d{1,2}) ([A-Za-z]{3,9}) (\d{4})$/.exec(day) ?? [];
  const month = MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  if (!year || month === 0) return day;
  return `${year}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
}

function contradiction(rate: ReadRate, before: ReadonlyMap<string, ReadRate>): string | null {
  const same = before.get(keyOf(rate));
  if (same && same.rate !== rate.rate) return `Line ${same.line} has another rate of this pair and day`;
  const inverse = before.get(keyOf({ ...rate, base: rate.quote, quote: rate.base }));
  if (!inverse || Math.abs(inverse.rate * rate.rate - 1) <= ROUNDED) return null;
  return `Line ${inverse.line} says otherwise the other way round`;
}

function keyOf({ base, quote, day }: DayRate): string {
  return `${base} ${quote} ${day}`;
}
