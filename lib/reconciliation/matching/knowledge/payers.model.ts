import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";

/** A lesson as the matcher remembers it: `family` null where this payer pays nothing known. */
export type PayerLesson = {
  readonly keys: readonly string[];
  readonly family: string | null;
  readonly learnedOn: CalendarDate;
};

const MEMORY_DAYS = 180;
/** Words that this many companies' payments share say nothing: those of banks, processors, the platform itself. */
const MOST_FAMILIES = 12;
const DOUBT = 0.6;
const NOTHING = "";

type Known = { total: number; readonly families: Map<string, number> };

/** What decisions have taught of payers: the words of a memo, and which family's payments had them. */
export class Payers {
  readonly #known = new Map<string, Known>();

  constructor(lessons: readonly PayerLesson[], today: CalendarDate) {
    for (const { keys, family, learnedOn } of lessons) {
      const weight = Math.exp(-Math.max(0, daysBetween(learnedOn, today)) / MEMORY_DAYS);
      for (const key of keys) this.#learn(key, family ?? NOTHING, weight);
    }
  }

  #learn(key: string, family: string, weight: number): void {
    const known = this.#known.get(key) ?? { total: 0, families: new Map<string, number>() };
    known.total += weight;
    known.families.set(family, (known.families.get(family) ?? 0) + weight);
    this.#known.set(key, known);
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
