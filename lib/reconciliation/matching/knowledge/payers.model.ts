import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";

/**
 * A lesson as the matcher remembers it. `family` is null if this payer pays nothing known, and for a payment for several
 * companies. `companies` are those of its bookings, of a report too.
 */
export type PayerLesson = {
  readonly keys: readonly string[];
  readonly family: string | null;
  readonly companies?: readonly string[];
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
/** The payments that show whom a processor pays for, and the companies among which a sum is no coincidence. */
const [LEAST_OF_CHANNEL, MOST_OF_CHANNEL] = [3, 80];

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
    for (const lesson of lessons) {
      const weight = Math.exp(-Math.max(0, daysBetween(lesson.learnedOn, today)) / MEMORY_DAYS);
      for (const key of lesson.keys) this.#learn(key, lesson, weight);
    }
  }

  #learn(key: string, { family, companies = [], bookingCount }: PayerLesson, weight: number): void {
    const known = this.#known.get(key) ?? { total: 0, singles: 0, several: 0, families: new Map() };
    const families = family === null && companies.length > 0 ? companies : [family ?? NOTHING];
    known.total += weight;
    for (const one of families)
      known.families.set(one, (known.families.get(one) ?? 0) + weight / families.length);
    if (bookingCount === 1) known.singles += 1;
    else if (bookingCount !== null) known.several += 1;
    this.#known.set(key, known);
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

  /**
   * Returns the companies that a processor or the deposits of cheques paid before, by the key of a memo that names the
   * fewest of them, pairs of words and numbers first. Returns none if no key was seen often enough.
   */
  companiesPaidBy(keys: readonly string[]): ReadonlySet<string> {
    const channels = keys.flatMap((key) => {
      const { singles = 0, several = 0, families } = this.#known.get(key) ?? {};
      const companies = [...(families?.keys() ?? [])].filter((family) => family !== NOTHING);
      const isChannel = singles + several >= LEAST_OF_CHANNEL && companies.length > 1;
      return isChannel && companies.length <= MOST_OF_CHANNEL ? [{ key, companies }] : [];
    });
    const [best] = channels.sort(
      (one, other) =>
        Number(isTelling(other.key)) - Number(isTelling(one.key)) ||
        one.companies.length - other.companies.length,
    );
    return new Set(best?.companies);
  }

  /** Returns the weighted number of a family's payments that taught the best of these keys. */
  countOf(keys: readonly string[], family: string): number {
    return Math.max(0, ...keys.map((key) => this.#known.get(key)?.families.get(family) ?? 0));
  }
}

/** Whether a key is a pair of words or a number, which match by chance less often than single words. */
export function isTelling(key: string): boolean {
  return key.includes(" ") || /\d/.test(key);
}
