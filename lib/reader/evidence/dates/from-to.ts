import { sideOf } from "@/lib/reader/words/label";
import type { Pair } from "../layout/pair";
import type { Dated } from "./dated";

/** How far into its value a travel day may stand: "Saturday, 12 September 2027". */
const FAR = 20;

/**
 * "Du : 12/09/2027" over "Au : 19/09/2027", or both on one line: labels for places as well as days. They count as days
 * only if each of the two has one.
 */
export function fromToDays(pairs: readonly Pair[], daysOf: (pair: Pair) => readonly Dated[]): Dated[] {
  const sides = pairs.flatMap((pair) => {
    const role = sideOf(pair.label);
    const [first, other] = role ? daysOf(pair) : [];
    const isAtOnce = first && first.span.start - pair.value.start <= FAR;
    return role && isAtOnce && !other ? [{ ...first, role }] : [];
  });
  return sides.filter((one) => sides.some((other) => isPartner(one, other)));
}

function isPartner(one: Dated, other: Dated): boolean {
  const [start, end] = one.role === "start" ? [one, other] : [other, one];
  return (
    one.role !== other.role &&
    start.span.doc === end.span.doc &&
    (end.row === start.row || (end.row === start.row + 1 && one.source === "label")) &&
    start.day <= end.day
  );
}
