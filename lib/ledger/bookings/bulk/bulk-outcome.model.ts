import { counted } from "@/lib/platform/base/text";

export type { BookingChoice, BulkMove } from "./bulk-change.model";

/** How many bookings one act may change. */
export const MOST_AT_ONCE = 2_000;

/** What an act came to: how many changed, how many of those that were chosen weren't there any more, and why others stay. */
export type BulkOutcome = {
  readonly changed: number;
  readonly gone: number;
  readonly refused: readonly { readonly message: string; readonly count: number }[];
};

/** Why not all that were chosen changed; undefined where all did. */
export function outcomeWords({ gone, refused }: BulkOutcome): string | undefined {
  const words = refused.map(({ message, count }) => `${counted(count, "booking")}: ${message}`);
  if (gone > 0)
    words.push(
      `${counted(gone, "booking")} changed meanwhile and no longer ${gone === 1 ? "matches" : "match"}.`,
    );
  return words.length > 0 ? words.join(" ") : undefined;
}
