import { parseDateCell } from "@/lib/imports/dates/csv-date.model";
import { DATE_ORDERS } from "@/lib/imports/dates/csv-date-order.model";

/**
 * Whether the newest rows come first, judging by their days in any date order that can be read. Returns undefined if
 * the orders disagree or the rows aren't sorted.
 */
export function isNewestFirst(days: readonly string[]): boolean | undefined {
  const found = new Set(DATE_ORDERS.map((order) => orderOf(days.map((day) => parseDateCell(day, order)))));
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

function orderOf(days: readonly (string | undefined)[]): boolean | undefined {
  const known = days.filter((day) => day !== undefined);
  const [first, last] = [known[0] ?? "", known.at(-1) ?? ""];
  const is = (sorted: (one: string, other: string) => boolean) =>
    known.every((day, at) => at === 0 || sorted(known[at - 1] ?? "", day));
  if (first < last && is((one, other) => one <= other)) return false;
  return first > last && is((one, other) => one >= other) ? true : undefined;
}
