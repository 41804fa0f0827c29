import { z } from "zod";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { DayRate, KnownRate, Rates, RefusedLine } from "./rate.model";

const MOST_BYTES = 1_000_000;

export const rateUpload = z.object({
  fileName: z.string().trim().min(1, "Choose a file").max(200),
  text: z.string().max(MOST_BYTES, "A file of rates may have 1 MB at most."),
  /** Confirms that rates are intended although they are far from the last known ones. */
  isUnusualMeant: z.boolean().default(false),
});
export type RateUpload = z.output<typeof rateUpload>;

/** A rate that is far from the last known one. */
export type UnusualRate = DayRate & { readonly line: number; readonly last: KnownRate };

/** The effects that importing a file would have. */
export type RatePlan = {
  readonly rates: number;
  readonly pairs: readonly string[];
  readonly firstDay: CalendarDate | null;
  readonly lastDay: CalendarDate | null;
  readonly refused: readonly RefusedLine[];
  readonly unusual: readonly UnusualRate[];
};

/** A currency hardly ever moves by this much between two rates; a rate in the wrong direction usually deviates more. */
const UNUSUAL = 0.1;

/** Returns the rates of a file that are far from the last known rate on their day. */
export function unusualOf(
  rates: readonly (DayRate & { readonly line: number })[],
  known: Rates,
): UnusualRate[] {
  return rates.flatMap((one) => {
    const last = known.lookUp(one.base, one.quote, one.day);
    return last && Math.abs(one.rate / last.rate - 1) > UNUSUAL ? [{ ...one, last }] : [];
  });
}
