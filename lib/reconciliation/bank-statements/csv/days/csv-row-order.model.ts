import { parseDateCell } from "@/lib/imports/dates/csv-date.model";
import { DATE_ORDERS } from "@/lib/imports/dates/csv-date-order.model";

/**
 * Whether the newest rows come first, judging by their days in every date order in which all of them can be read, or, if
 * there is none, in any order. Returns undefined if the orders disagree or the rows aren't sorted.
 */
export function isNewestFirst(days: readonly string[]): boolean | undefined {
  const read = DATE_ORDERS.map((order) => days.map((day) => parseDateCell(day, order)));
  const whole = read.filter((all) => all.every((day) => day !== undefined));
  const found = new Set((whole.length > 0 ? whole : read).map(orderOf));
  if (new Set(days).size >= MANY) found.delete(undefined);
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

/** So many days are hardly sorted by chance, so an order of day and month in which they aren't sorted isn't meant. */
const MANY = 6;

function orderOf(days: readonly (string | undefined)[]): boolean | undefined {
  const known = days.filter((day) => day !== undefined);
  const [first, last] = [known[0] ?? "", known.at(-1) ?? ""];
  const is = (sorted: (one: string, other: string) => boolean) =>
    known.every((day, at) => at === 0 || sorted(known[at - 1] ?? "", day));
  if (first < last && is((one, other) => one <= other)) return false;
  return first > last && is((one, other) => one >= other) ? true : undefined;
}
