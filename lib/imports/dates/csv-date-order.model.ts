import { type CalendarDate, calendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";
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

type Days = ReadonlyMap<DateOrder, CalendarDate>;

/** The days that three numbers can be, by the order in which they are read; empty for what is no day. Dots stand behind a day or a year. */
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
  /** Those that all of its days allow; empty where none does, or there are no such days. */
  readonly possible: readonly DateOrder[];
  /** Those of them that are likely. */
  readonly fitting: readonly DateOrder[];
  readonly open: { readonly example: string; readonly choices: readonly DateOrder[] } | null;
};

/** Looks at the days of a column until all are seen, and tells the order that fits each of them. */
export function orderDetector() {
  const seen = new Map<string, Seen>();
  const courses = new Map(DATE_ORDERS.map((order) => [order, courseOfDays()]));
  let above = "";
  return {
    look(raw: string): void {
      const text = dayPart(withMarks(raw.trim()));
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

/** So many days hardly come in order by chance. */
const SORTED = 6;

/** Days as they follow each other: whether they only rise, or only fall. */
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

/** Where days show two orders, each clear one speaks for itself, and the others are open; the only order in which they are sorted is theirs. */
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

/** Without those that put the year at the end where the days don't mean it: they aren't asked about, and an answer reads them all the same. */
function likely(orders: readonly DateOrder[], all: readonly Days[]): readonly DateOrder[] {
  const last = orders.filter((order) => order !== "YMD").map((order) => readingIn(order, all));
  const first = orders.includes("YMD") ? readingIn("YMD", all) : undefined;
  if (!first) return orders;
  if (last.length === 0) return first.isUsual ? orders : [];
  if (last.some((one) => isLongAgo(first, one) || isFar(first, one))) return last.map(({ order }) => order);
  return last.every((one) => isFar(one, first)) ? ["YMD"] : orders;
}

/** The days of a column in one order: how many there are, over how many days, and whether they come at one distance. */
function readingIn(order: DateOrder, all: readonly Days[]) {
  const days = [...new Set(all.flatMap((one) => one.get(order) ?? []))].sort();
  const [from, to] = [days[0] ?? LAST_DAY, days.at(-1) ?? FIRST_DAY];
  const isUsual = from >= FIRST_DAY && to <= LAST_DAY;
  return { order, count: days.length, span: daysBetween(from, to), isRegular: areRegular(days), isUsual };
}
type Reading = ReturnType<typeof readingIn>;

/** On the same day of each month, or of each year. */
function areRegular(days: readonly CalendarDate[]): boolean {
  const parts = (from: number, to?: number) => new Set(days.map((day) => day.slice(from, to)));
  const years = [...parts(0, 4)].map(Number);
  const isYearly = years.every((year, at) => at === 0 || year === (years[at - 1] ?? 0) + 1);
  return parts(-2).size === 1 && (parts(5).size > 1 || isYearly);
}

/** A payment of long before has come, and one of long after isn't made yet: no reason to ask whether the year comes first. */
const [FIRST_DAY, LAST_DAY] = [calendarDate.parse("2015-01-01"), calendarDate.parse("2049-12-31")];

function isLongAgo(first: Reading, last: Reading): boolean {
  return !first.isUsual && last.isUsual && last.span <= first.span;
}

/** Days of a file lie near each other; so many of them tell that the other reading, in which they are years apart, isn't meant. */
const [NEARER, ENOUGH] = [8, 5];
/** What comes on the same day of the month may come for years, but not for so many (in days). */
const TOO_LONG = 20 * 365;

function isFar(one: Reading, near: Reading): boolean {
  const isRegular = one.isRegular && one.span < TOO_LONG;
  return near.count >= ENOUGH && near.span * NEARER < one.span && !isRegular;
}
