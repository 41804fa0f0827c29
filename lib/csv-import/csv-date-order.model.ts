import { type CalendarDate, calendarDate, daysBetween } from "@/lib/base/calendar-date";
import { dayPart, gregorianYear } from "./csv-date-parts.model";

/** In which order day, month and year are written where all are numbers; YMD is a question only for years of two digits. */
export const DATE_ORDERS = ["DMY", "MDY", "YMD"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
export const DATE_ORDER_ERROR = "dateOrder must be DMY, MDY or YMD";
export const ORDER_WORDS: Readonly<Record<DateOrder, string>> = {
  DMY: "Day first",
  MDY: "Month first",
  YMD: "Year first",
};

/** What an answer can be, as the end of a sentence: `DMY for day first, MDY for month first`. */
export function orderChoices(choices: readonly DateOrder[]): string {
  return choices.map((order) => `${order} for ${ORDER_WORDS[order].toLowerCase()}`).join(", ");
}

const NUMBERS = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})\.?$/;
const DAY_LAST_YEAR = /^(\d{2})(\d{2})((?:19|20)\d{2})$/;
/** A payment of long before has come, and one of long after isn't made yet. */
const [FIRST_DAY, LAST_DAY] = ["2015-01-01", "2049-12-31"];

type Days = ReadonlyMap<DateOrder, CalendarDate>;

/**
 * The days that three numbers can be, by the order in which they are read; empty for what is no such day. Of years of two
 * digits those that payments are of go before others, and dots stand behind a day or a year.
 */
export function daysByOrder(text: string): Days {
  const [, first = "", mark = "", second = "", third = ""] = NUMBERS.exec(text) ?? [];
  if (third === "") return new Map();
  const dmy = dayOf(third, second, first);
  const days = {
    DMY: dmy,
    MDY: mark === "." && dmy ? undefined : dayOf(third, first, second),
    YMD: third.length === 2 && first.length === 2 ? dayOf(first, second, third) : undefined,
  };
  const read = (orders: readonly DateOrder[]) =>
    orders.flatMap((order) => (days[order] ? [[order, days[order]] as const] : []));
  const usual = read(DATE_ORDERS).filter(([, day]) => day >= FIRST_DAY && day <= LAST_DAY);
  return new Map(third.length === 2 && usual.length > 0 ? usual : read(["DMY", "MDY"]));
}

/** A year of two digits is one of this century. */
export function dayOf(year: string, month: string, day: string): CalendarDate | undefined {
  const full = gregorianYear(year.padStart(4, "20"));
  if (full === undefined || !month || !day) return undefined;
  const read = calendarDate.safeParse(`${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  return read.success ? read.data : undefined;
}

/** `02112026` as `02/11/2026`; what begins with a year stays as it is. */
export function withMarks(text: string): string {
  return text.replace(DAY_LAST_YEAR, "$1/$2/$3");
}

/** Which order the days of a column have; without `order` those that are possible, and the first value that shows it. */
export type OrderFound = {
  readonly order: DateOrder | null;
  readonly open: { readonly example: string; readonly choices: readonly DateOrder[] } | null;
};

/** Looks at the days of a column until all are seen, and tells the order that fits each of them. */
export function orderDetector() {
  const seen = new Map<string, { readonly example: string; readonly days: Days }>();
  return {
    look(raw: string): void {
      const text = dayPart(withMarks(raw.trim()));
      if (seen.has(text)) return;
      const days = daysByOrder(text);
      if (days.size > 0) seen.set(text, { example: raw.trim(), days });
    },
    found: (): OrderFound => orderOf([...seen.values()]),
  };
}

/** Where days show two orders, each clear one speaks for itself, and the others are open. */
function orderOf(seen: readonly { readonly example: string; readonly days: Days }[]): OrderFound {
  const all = seen.map(({ days }) => days);
  const fitting = nearest(
    DATE_ORDERS.filter((order) => all.every((days) => days.has(order))),
    all,
  );
  const choicesIn = (days: Days) =>
    fitting.length > 0 ? fitting : DATE_ORDERS.filter((order) => days.has(order));
  const differs = (days: Days) => new Set(choicesIn(days).map((order) => days.get(order))).size > 1;
  const [first] = seen.filter(({ days }) => differs(days));
  if (first) return { order: null, open: { example: first.example, choices: choicesIn(first.days) } };
  return { order: (all.length > 0 && fitting[0]) || null, open: null };
}

/** The days of a file lie near each other: read with the year at the wrong end they are years apart. */
const NEARER = 8;

function nearest(orders: readonly DateOrder[], all: readonly Days[]): readonly DateOrder[] {
  const spanOf = (order: DateOrder) => {
    const days = all.flatMap((one) => one.get(order) ?? []).sort();
    const [from, to] = [days[0], days.at(-1)];
    return from && to ? daysBetween(from, to) : 0;
  };
  const [lasts, firsts] = [orders.filter((one) => one !== "YMD"), orders.filter((one) => one === "YMD")];
  if (lasts.length === 0 || firsts.length === 0) return orders;
  const [last, first] = [lasts, firsts].map((some) => Math.min(...some.map(spanOf)));
  if (last === undefined || first === undefined || all.length < 2) return orders;
  if (last * NEARER < first) return lasts;
  return first * NEARER < last ? firsts : orders;
}
