import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";

/** A lesson as the matcher remembers it. `family` is null if this payer pays nothing known. */
export type PayerLesson = {
  readonly keys: readonly string[];
  readonly family: string | null;
  readonly learnedOn: CalendarDate;
  /** The number of bookings: 0 for a report, null for an ignored transaction. */
  readonly bookingCount: number | null;
};

const MEMORY_DAYS = 180;
/**
 * The maximum number of companies that share a word. Words of more are meaningless, such as those of banks, processors
 * and the platform itself.
 */
const MOST_FAMILIES = 12;
const DOUBT = 0.6;
const NOTHING = "";

/**
 * The minimum number of payments for several bookings, and of companies that made them, and the maximum share for a
 * single booking, that show that a word means more than one booking.
 */
const [LEAST_SEVERAL, LEAST_SEVERAL_FAMILIES, MOST_SINGLE] = [6, 2, 0.04];

type Known = { total: number; singles: number; several: number; readonly families: Map<string, number> };

/** What decisions have taught about payers: the words of memos, and the families whose payments had them. */
export class Payers {
  readonly #known = new Map<string, Known>();

  constructor(lessons: readonly PayerLesson[], today: CalendarDate) {
    for (const { keys, family, learnedOn, bookingCount } of lessons) {
      const weight = Math.exp(-Math.max(0, daysBetween(learnedOn, today)) / MEMORY_DAYS);
      for (const key of keys) {
        const known = this.#learn(key, family ?? NOTHING, weight);
        if (bookingCount === 1) known.singles += 1;
        else if (bookingCount !== null) known.several += 1;
      }
    }
  }

  #learn(key: string, family: string, weight: number): Known {
    const known = this.#known.get(key) ?? { total: 0, singles: 0, several: 0, families: new Map() };
    known.total += weight;
    known.families.set(family, (known.families.get(family) ?? 0) + weight);
    this.#known.set(key, known);
    return known;
  }

  /**
   * Whether a memo contains words with which companies pay reports or several bookings, and hardly ever a single one.
   */
  saysSeveral(keys: readonly string[]): boolean {
    return keys.some((key) => {
      const { singles = 0, several = 0, families } = this.#known.get(key) ?? {};
      const isWord = (families?.size ?? 0) >= LEAST_SEVERAL_FAMILIES;
      return isWord && several >= LEAST_SEVERAL && singles <= MOST_SINGLE * (singles + several);
    });
  }

  /**
   * Returns the strength with which the keys of a memo indicate each family, from 0 to 1, and payments for nothing
   * known.
   */
  signalsOf(keys: readonly string[]): {
    readonly families: ReadonlyMap<string, number>;
    readonly nothing: number;
  } {
    const strongest = new Map<string, number>();
    for (const key of keys) {
      for (const [family, strength] of this.#strengthsOf(key)) {
        if (strength > (strongest.get(family) ?? 0)) strongest.set(family, strength);
      }
    }
    const nothing = strongest.get(NOTHING) ?? 0;
    strongest.delete(NOTHING);
    return { families: strongest, nothing };
  }

  #strengthsOf(key: string): readonly (readonly [string, number])[] {
    const known = this.#known.get(key);
    if (!known || known.families.size > MOST_FAMILIES) return [];
    const trust = isTelling(key) ? 1 : 0.7;
    return [...known.families].map(
      ([family, weight]) => [family, (trust * weight) / (known.total + DOUBT)] as const,
    );
  }

  /** Whether earlier payments had this key. Then it identifies the payer rather than a booking. */
  isKnown(key: string): boolean {
    return this.#known.has(key);
  }

  /** Whether payments of several families, or for nothing known, had this key, so that it names no booking. */
  isCommon(key: string): boolean {
    return (this.#known.get(key)?.families.size ?? 0) > 1;
  }

  /** Returns the weighted number of a family's payments that taught the best of these keys. */
  countOf(keys: readonly string[], family: string): number {
    return Math.max(0, ...keys.map((key) => this.#known.get(key)?.families.get(family) ?? 0));
  }
}

/** Whether a key is a pair of words or a number, which match by chance less often than single words. */
function isTelling(key: string): boolean {
  return key.includes(" ") || /\d/.test(key);
}
