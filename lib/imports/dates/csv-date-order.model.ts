import { type CalendarDate, calendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";
import { dayPart, gregorianYear } from "./csv-date-parts.model";

/** The order of day, month and year in dates written only with numbers. YMD is ambiguous only for two-digit years. */
export const DATE_ORDERS = ["DMY", "MDY", "YMD"] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
export const DATE_ORDER_ERROR = "dateOrder must be DMY, MDY or YMD";
export const ORDER_WORDS: Readonly<Record<DateOrder, string>> = {
  DMY: "Day first",
  MDY: "Month first",
  YMD: "Year first",
};

/** Lists the possible answers for the end of a sentence: `DMY for day first, MDY for month first`. */
export function orderChoices(choices: readonly DateOrder[]): string {
  return choices.map((order) => `${order} for ${ORDER_WORDS[order].toLowerCase()}`).join(", ");
}

const NUMBERS = /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})\.?$/;
const DAY_LAST_YEAR = /^(\d{2})(\d{2})((?:19|20)\d{2})$/;

type Days = ReadonlyMap<DateOrder, CalendarDate>;

/**
 * Returns the days that three numbers can mean, by the order in which they are read. Returns an empty map if they
 * aren't a day. A date with dots is read month first only if it can't be read day first.
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
  return new Map(DATE_ORDERS.flatMap((order) => (days[order] ? [[order, days[order]] as const] : [])));
}

/**
 * Builds a day from its parts, or returns undefined if there is no such day. A two-digit year belongs to this century.
 */
export function dayOf(year: string, month: string, day: string): CalendarDate | undefined {
  const full = gregorianYear(year.padStart(4, "20"));
  if (full === undefined || !month || !day) return undefined;
  const read = calendarDate.safeParse(`${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
  return read.success ? read.data : undefined;
}

/** Writes `02112026` as `02/11/2026`. Text that begins with a year stays unchanged. */
export function withSeparators(text: string): string {
  return text.replace(DAY_LAST_YEAR, "$1/$2/$3");
}

/**
 * The date order of a column. If it can't be determined, `order` is null, and `open` holds the possible orders and the
 * first ambiguous value.
 */
export type OrderFound = {
  readonly order: DateOrder | null;
  /** The orders in which all days of the column are valid; empty if there are none, or no such days. */
  readonly possible: readonly DateOrder[];
  /** The orders among `possible` that are likely. */
  readonly fitting: readonly DateOrder[];
  readonly open: { readonly example: string; readonly choices: readonly DateOrder[] } | null;
};

/** Examines the days of a column one by one, then determines the order that fits all of them. */
export function orderDetector() {
  const seen = new Map<string, Seen>();
  const courses = new Map(DATE_ORDERS.map((order) => [order, courseOfDays()]));
  let above = "";
  return {
    look(raw: string): void {
      const text = dayPart(withSeparators(raw.trim()));
      if (text === above) return;
      above = text;
      const days = seen.get(text)?.days ?? daysByOrder(text);
      if (days.size > 0 && !seen.has(text)) seen.set(text, { example: raw.trim(), days });
      for (const [order, day] of days) courses.get(order)?.pass(day);
    },
    found: (): OrderFound => orderOf([...seen.values()], (order) => courses.get(order)?.isSorted() === true),
  };
}

type Seen = { readonly example: string; readonly days: Days };

/** The number of days that are unlikely to be sorted by chance. */
const SORTED = 6;

/** Tracks consecutive days, to find out whether they only rise or only fall. */
function courseOfDays() {
  let [count, rises, falls] = [0, 0, 0];
  let last = "";
  return {
    pass(day: CalendarDate): void {
      count += 1;
      if (last !== "" && day > last) rises += 1;
      if (day < last) falls += 1;
      last = day;
    },
    isSorted: (): boolean => count >= SORTED && (rises === 0 || falls === 0),
  };
}

/**
 * Determines the order of the days. If they prove two different orders, each unambiguous day is read by its own order,
 * and the others stay open. If the days are sorted in only one order, that is the one.
 */
function orderOf(seen: readonly Seen[], isSorted: (order: DateOrder) => boolean): OrderFound {
  const all = seen.map(({ days }) => days);
  const possible = DATE_ORDERS.filter((order) => all.length > 0 && all.every((days) => days.has(order)));
  const usual = likely(possible, all);
  const sorted = usual.filter(isSorted);
  const fitting = sorted.length === 1 ? sorted : usual;
  const choicesIn = (days: Days) => (fitting.length > 0 ? fitting : likely([...days.keys()], [days]));
  const differs = (days: Days) => new Set(choicesIn(days).map((order) => days.get(order))).size > 1;
  const [first] = seen.filter(({ days }) => differs(days));
  if (first)
    return {
      order: null,
      possible,
      fitting,
      open: { example: first.example, choices: choicesIn(first.days) },
    };
  return { order: fitting[0] ?? null, possible, fitting, open: null };
}

/**
 * Removes the orders that are unlikely for these days: either those that put the year at the end or the one that puts
 * it first. The agent isn't asked about these, but an answer that names one still applies.
 */
function likely(orders: readonly DateOrder[], all: readonly Days[]): readonly DateOrder[] {
  const last = orders.filter((order) => order !== "YMD").map((order) => readingIn(order, all));
  const first = orders.includes("YMD") ? readingIn("YMD", all) : undefined;
  if (!first) return orders;
  if (last.length === 0) return first.isUsual ? orders : [];
  if (last.some((one) => isLongAgo(first, one) || isFar(first, one))) return last.map(({ order }) => order);
  return last.every((one) => isFar(one, first)) ? ["YMD"] : orders;
}

/**
 * Reads the days of a column in one order: how many there are, the number of days they span, and whether they recur at
 * regular intervals.
 */
function readingIn(order: DateOrder, all: readonly Days[]) {
  const days = [...new Set(all.flatMap((one) => one.get(order) ?? []))].sort();
  const [from, to] = [days[0] ?? LAST_DAY, days.at(-1) ?? FIRST_DAY];
  const isUsual = from >= FIRST_DAY && to <= LAST_DAY;
  return { order, count: days.length, span: daysBetween(from, to), isRegular: areRegular(days), isUsual };
}
type Reading = ReturnType<typeof readingIn>;

/** Whether the days recur on the same day of each month or each year. */
function areRegular(days: readonly CalendarDate[]): boolean {
  const parts = (from: number, to?: number) => new Set(days.map((day) => day.slice(from, to)));
  const years = [...parts(0, 4)].map(Number);
  const isYearly = years.every((year, at) => at === 0 || year === (years[at - 1] ?? 0) + 1);
  return parts(-2).size === 1 && (parts(5).size > 1 || isYearly);
}

/**
 * The usual range of days. Payments from long ago have already arrived, and future ones haven't been made, so days
 * outside the range are no reason to ask whether the year comes first.
 */
const [FIRST_DAY, LAST_DAY] = [calendarDate.parse("2015-01-01"), calendarDate.parse("2049-12-31")];

function isLongAgo(first: Reading, last: Reading): boolean {
  return !first.isUsual && last.isUsual && last.span <= first.span;
}

/**
 * The days of a file are usually close together. If the span in one order is NEARER times smaller, and there are at
 * least ENOUGH days, the other order isn't meant.
 */
const [NEARER, ENOUGH] = [8, 5];
/** The maximum span, in days, of payments that recur on the same day of the month. */
const TOO_LONG = 20 * 365;

function isFar(one: Reading, near: Reading): boolean {
  const isRegular = one.isRegular && one.span < TOO_LONG;
  return near.count >= ENOUGH && near.span * NEARER < one.span && !isRegular;
}
