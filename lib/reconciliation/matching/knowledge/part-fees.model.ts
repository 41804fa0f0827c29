import type { DifferenceLesson } from "./lesson.model";

/** A part of a commission that arrives less a bank's charge. */
export type PartFee = { readonly share: number; readonly feeMinor: number };

const HALF = 0.5;
const WHOLE = 100;
const CONFIRMED = 3;

/**
 * The sums in whole units by which families' parts were repeatedly short, for example both halves of a commission, each
 * less a charge.
 */
export class PartFees {
  readonly #known = new Map<string, readonly PartFee[]>();

  constructor(lessons: readonly DifferenceLesson[], shares: readonly number[]) {
    const parts = [...new Set([HALF, ...shares])];
    const seen = lessons.flatMap((lesson) =>
      parts.flatMap((share) => feesOf(lesson, share).map((feeMinor) => ({ ...lesson, share, feeMinor }))),
    );
    for (const [key, some] of Map.groupBy(seen, ({ family, currency }) => `${family} ${currency}`)) {
      const pairs = Map.groupBy(some, ({ share, feeMinor }) => `${share} ${feeMinor}`);
      const known = [...pairs.values()].flatMap((one) => {
        const amounts = new Set(one.map(({ amountMinor }) => amountMinor)).size;
        return amounts >= CONFIRMED && one[0] ? [one[0]] : [];
      });
      this.#known.set(
        key,
        known.map(({ share, feeMinor }) => ({ share, feeMinor })),
      );
    }
  }

  of(family: string | null, currency: string): readonly PartFee[] {
    return this.#known.get(`${family} ${currency}`) ?? [];
  }
}

/** Returns what a part lacks if that is in whole units, whichever way the part was rounded. */
function feesOf({ amountMinor, expectedMinor, bookingCount }: DifferenceLesson, share: number) {
  if (expectedMinor === null || bookingCount !== 1) return [];
  const part = expectedMinor * share;
  const fees = new Set([Math.floor(part) - amountMinor, Math.ceil(part) - amountMinor]);
  return [...fees].filter((fee) => fee > 0 && fee % WHOLE === 0 && fee < amountMinor);
}
