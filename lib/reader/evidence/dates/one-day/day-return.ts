import { CONFIDENCE } from "@/lib/reader/confidence";
import { datesIn } from "@/lib/reader/words/date-range";
import { fold } from "@/lib/reader/words/fold";
import { labelOf } from "@/lib/reader/words/label";
import type { LabelRole } from "@/lib/reader/words/label-rules";
import { weekdayOf } from "@/lib/reader/words/months";
import type { Candidate } from "../../layout/candidate";
import type { EmailEvidence } from "../../layout/email-evidence";
import { type Pair, textOf } from "../../layout/pair";
import type { Dated } from "../dated";
import { BY_LEG } from "../dated-labels";

const ENDS_OF_WAY: readonly ReadonlySet<LabelRole>[] = [
  new Set(["start", "depart"]),
  new Set(["end", "return"]),
];

/**
 * "Travel date: 12 June" over "Outward 08:36" and "Return 15:20": there and back on a single day that is printed once
 * for both journeys.
 */
export function dayReturn(known: readonly Dated[], { pairs, product }: EmailEvidence): Candidate[] {
  const told = known.filter(
    ({ role, label, source }) => role === "start" && source === "label" && labelOf(label)?.role === "period",
  );
  const isOneDay =
    BY_LEG.has(product) &&
    new Set(told.map(({ day }) => day)).size === 1 &&
    ENDS_OF_WAY.every((roles) => pairs.some((pair) => roles.has(pair.label.role) && isTimed(pair)));
  return (isOneDay ? told : []).map((one) => ({
    field: "itinerary.endDate",
    value: one.day,
    source: one.source,
    confidence: CONFIDENCE.dates.oneDay,
    span: one.span,
    label: one.label,
  }));
}

/** Whether a value is a time without a date and without a weekday, which a missing date would leave behind. */
function isTimed({ value }: Pair): boolean {
  const text = textOf(value);
  return /(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)/.test(text) && datesIn(text).length === 0 && !isWeekdayIn(text);
}

/** Whether the text has a weekday in full, or a short one before a time: "Sun 12:10". */
export function isWeekdayIn(text: string): boolean {
  const [, short = ""] = /^\s*(\p{L}{2,3})\.?,?\s+\d{1,2}[:.h]\d{2}/u.exec(text) ?? [];
  const words = text.split(/[^\p{L}-]+/u).filter((word) => word.length > 3 || word === short);
  return words.some((word) => weekdayOf(fold(word)) !== undefined);
}
