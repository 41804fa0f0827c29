import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { parseTypedDate } from "./csv-date.model";
import { DATE_ORDERS, type DateOrder, daysByOrder } from "./csv-date-order.model";

const NAMED =
  /^(?:(?<day>\d{1,2})[./ -]?(?<month>\p{L}{3,12})\.?|(?<first>\p{L}{3,12})\.?[ -]?(?<second>\d{1,2}))$/u;
const NUMBERS = /^\d{1,2}(?:(?<mark>[/-])\d{1,2}|\.\d{1,2}\.)$/;
const EASTERN = /^\d{1,2} ?[月월] ?\d{1,2} ?[日일]$/;
/** Full dates as titles write them: "01/05/2026 - 31/05/2026", "1 May 2026 to 31 May 2026". */
const WHOLE =
  /\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}[. -]{0,2}\p{L}{3,12}\.?,?[ -]?\d{4}|\p{L}{3,12}\.? \d{1,2},? \d{4}/gu;
/** The year that stands for an unknown one. It has a 29 February, and no statement is from it. */
const PLACEHOLDER = 2096;
const MONTH = 31;

/** Adds the year to a day and month such as `04/MAY` or `04.05.`. Returns undefined for any other text. */
export function withYear(cell: string, year: number): string | undefined {
  const text = cell.trim();
  const { day, month, first, second } = NAMED.exec(text)?.groups ?? {};
  if (day ?? second) return dated(`${day ?? second} ${month ?? first} ${year}`);
  if (EASTERN.test(text)) return dated(`${year}年${text}`);
  const mark = NUMBERS.exec(text)?.groups;
  const whole = mark && `${text}${mark.mark ?? ""}${year}`;
  return whole && daysByOrder(whole).size > 0 ? whole : undefined;
}

function dated(text: string): string | undefined {
  return parseTypedDate(text, "DMY") && text;
}

/** Removes the placeholder year from a date. */
export function withoutPlaceholder(cell: string): string {
  return cell.replace(new RegExp(`^${PLACEHOLDER}年|[/ .-]?${PLACEHOLDER}$`), "");
}

/**
 * The result for a file whose days have no year: the first such day, and the year that the lines above the payments
 * prove.
 */
export type OpenYear = {
  readonly example: string;
  readonly proven: number | null;
  /** Adds the year to a day: the given one, otherwise the proven one, otherwise the placeholder. */
  readonly dated: (cell: string, year: number | null, order: DateOrder) => string;
};

/**
 * Examines the first rows for days without a year. The year is proven by two full dates that enclose all payments, such
 * as a statement period. The printing date alone proves nothing. Returns null if payments have full dates.
 */
export function openYearIn(
  rows: readonly (readonly string[])[],
  isDay: (cell: string) => boolean,
  isAmount: (cell: string) => boolean,
): OpenYear | null {
  const isPayment = (cells: readonly string[], isOne: (cell: string) => boolean) =>
    cells.some(isOne) && cells.some((cell) => !isOne(cell) && isAmount(cell));
  const isShort = (cell: string) => withYear(cell, PLACEHOLDER) !== undefined;
  const short = rows
    .filter((cells) => isPayment(cells, isShort))
    .flatMap((cells) => cells.find(isShort) ?? []);
  const [example] = short;
  if (example === undefined || rows.some((cells) => isPayment(cells, isDay))) return null;
  const proven = provenYear(rows, short);
  const known = new Map<string, (cell: string) => string>();
  const dated: OpenYear["dated"] = (cell, year, order) => {
    const key = `${year} ${order}`;
    const one = known.get(key) ?? yearsFor(short, year ?? proven ?? PLACEHOLDER, order);
    known.set(key, one);
    return one(cell);
  };
  return { example, proven, dated };
}

/**
 * Returns a function that adds the year to days without one. The year is that of a period in the lines above which
 * encloses all days, or the only year those lines name, provided the result isn't more than a month after the last full
 * date there. Days whose year nothing proves become blank.
 */
export function yearAdder(
  above: readonly (readonly string[])[],
  short: readonly string[],
): (cell: string) => string {
  const isShort = (cell: string) => withYear(cell, PLACEHOLDER) !== undefined;
  const cells = short.filter(isShort);
  const named = new Set(above.flat().flatMap((cell) => cell.match(/\b20\d\d\b/g) ?? []));
  const year = provenYear(above, cells) ?? (named.size === 1 ? Number([...named][0]) : null);
  const last = wholeDays(above, "DMY").at(-1);
  const dates = yearsFor(cells, year ?? PLACEHOLDER, "DMY");
  return (cell) => {
    if (!isShort(cell)) return cell;
    const day = year === null ? undefined : parseTypedDate(dates(cell), "DMY");
    return day && last && day <= plusDays(last, MONTH) ? day : "";
  };
}

function wholeDays(rows: readonly (readonly string[])[], order: DateOrder): readonly CalendarDate[] {
  const texts = rows.flat().flatMap((cell) => cell.match(WHOLE) ?? []);
  return texts.flatMap((text) => parseTypedDate(text, order) ?? []).sort();
}

function provenYear(rows: readonly (readonly string[])[], short: readonly string[]): number | null {
  return (
    DATE_ORDERS.flatMap((order) => {
      const whole = wholeDays(rows, order);
      const [from, to] = [whole[0], whole.at(-1)];
      const year = Number(to?.slice(0, 4));
      const days = daysIn(short, year, order);
      const isWithin = from && to && from < to && days.every((day) => day >= from && day <= to);
      return isWithin && Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= 1 ? [year] : [];
    })[0] ?? null
  );
}

/**
 * Adds years to days, where `year` is the year of the last one. If a file goes from autumn to spring, its late months
 * belong to the year before.
 */
function yearsFor(short: readonly string[], year: number, order: DateOrder): (cell: string) => string {
  const monthOf = (cell: string) =>
    Number(parseTypedDate(withYear(cell, PLACEHOLDER) ?? "", order)?.slice(5, 7));
  const months = new Set(short.map(monthOf));
  const isOver =
    [1, 2, 3].some((month) => months.has(month)) &&
    [10, 11, 12].some((month) => months.has(month)) &&
    ![5, 6, 7, 8].some((month) => months.has(month));
  return (cell) => withYear(cell, isOver && monthOf(cell) > 8 ? year - 1 : year) ?? cell;
}

function daysIn(short: readonly string[], year: number, order: DateOrder): readonly CalendarDate[] {
  const dates = yearsFor(short, year, order);
  return short.flatMap((cell) => parseTypedDate(dates(cell), order) ?? []);
}
