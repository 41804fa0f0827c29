import { counted } from "@/lib/platform/base/text";

export type { BookingChoice, BulkMove } from "./bulk-change.model";

/** The largest number of bookings that one bulk change may change. */
export const MOST_AT_ONCE = 2_000;

/**
 * The outcome of a bulk change: how many bookings changed, how many of the chosen ones no longer exist or match, and
 * why others were refused.
 */
export type BulkOutcome = {
  readonly changed: number;
  readonly gone: number;
  readonly refused: readonly { readonly message: string; readonly count: number }[];
};

/** Explains why not all chosen bookings changed; undefined if all did. */
export function outcomeWords({ gone, refused }: BulkOutcome): string | undefined {
  const words = refused.map(({ message, count }) => `${counted(count, "booking")}: ${message}`);
  if (gone > 0)
    words.push(
      `${counted(gone, "booking")} changed meanwhile and no longer ${gone === 1 ? "matches" : "match"}.`,
    );
  return words.length > 0 ? words.join(" ") : undefined;
}
