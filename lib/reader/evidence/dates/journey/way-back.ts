import { fold } from "@/lib/reader/words/fold";
import type { DayFound } from "../../layout/email-evidence";

const PLACE = "(\\p{Lu}[\\p{L}.'’]{2,20}(?: \\p{Lu}[\\p{L}.'’]{2,20})?)";
const ROUTE = new RegExp(`${PLACE}\\s?[–—→➔>-]\\s?${PLACE}`, "gu");

/**
 * "23 June | Kapellskär–Mariehamn" over "27 June | Mariehamn–Kapellskär": returns the days whose rows name a route, if
 * a later route goes back again.
 */
export function wayBack(days: readonly DayFound[]): DayFound[] {
  const routes = new Set<string>();
  const legs: DayFound[] = [];
  let isBack = false;
  for (const one of days) {
    const own = routesOf(one);
    if (own.length > 0) legs.push(one);
    isBack ||= own.some(([from, to]) => routes.has(`${to}\t${from}`));
    for (const [from, to] of own) routes.add(`${from}\t${to}`);
  }
  return isBack ? legs : [];
}

function routesOf({ span: { doc, start } }: DayFound): (readonly [from: string, to: string])[] {
  const from = doc.text.lastIndexOf("\n", start - 1) + 1;
  const stop = doc.text.indexOf("\n", start);
  const line = doc.text.slice(from, Math.min(stop < 0 ? doc.text.length : stop, start + 200));
  return [...line.matchAll(ROUTE)].map(([, one = "", other = ""]) => [fold(one), fold(other)]);
}
