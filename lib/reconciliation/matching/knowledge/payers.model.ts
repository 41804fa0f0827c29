import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";

/** A lesson as the matcher remembers it: `family` null where this payer pays nothing known. */
export type PayerLesson = {
  readonly keys: readonly string[];
  readonly family: string | null;
  readonly learnedOn: CalendarDate;
  /** How many bookings it was for: 0 for a report, null for what was ignored. */
  readonly bookingCount: number | null;
};

const MEMORY_DAYS = 180;
/** Words that this many companies' payments share say nothing: those of banks, processors, the platform itself. */
const MOST_FAMILIES = 12;
const DOUBT = 0.6;
const NOTHING = "";

/** So many payments of several companies, of which at most such a share were for one booking, say that a word means more than one. */
const [LEAST_SEVERAL, LEAST_SEVERAL_FAMILIES, MOST_SINGLE] = [6, 2, 0.04];

type Known = { total: number; singles: number; several: number; readonly families: Map<string, number> };

/** What decisions have taught of payers: the words of a memo, and which family's payments had them. */
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

  /** Whether a memo has words by which companies pay reports or several bookings, and hardly ever a single one. */
  saysSeveral(keys: readonly string[]): boolean {
    return keys.some((key) => {
      const { singles = 0, several = 0, families } = this.#known.get(key) ?? {};
      const isWord = (families?.size ?? 0) >= LEAST_SEVERAL_FAMILIES;
      return isWord && several >= LEAST_SEVERAL && singles <= MOST_SINGLE * (singles + several);
    });
  }

  /** How strongly the keys of a memo point at each family, from 0 to 1, and at nothing known. */
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

  /** Whether earlier payments had this key. */
  isKnown(key: string): boolean {
    return this.#known.has(key);
  }

  /** Whether several families' payments, or those that pay nothing known, had this key. */
  isCommon(key: string): boolean {
    return (this.#known.get(key)?.families.size ?? 0) > 1;
  }

  /** How many payments of a family taught the best of these keys. */
  countOf(keys: readonly string[], family: string): number {
    return Math.max(0, ...keys.map((key) => this.#known.get(key)?.families.get(family) ?? 0));
  }
}

/** Pairs of words and figures are chance hits less often than single words. */
function isTelling(key: string): boolean {
  return key.includes(" ") || /\d/.test(key);
}
