import type { Memo } from "../features/memo.model";
import { spellingsOf } from "../features/spellings.model";
import type { SupplierRow } from "./families.model";

/** The platform's bank patterns. A supplier is recognized if all words of one of its patterns occur in a memo. */
export class Patterns {
  readonly #patterns: readonly { readonly family: string; readonly terms: readonly (readonly string[])[] }[];

  constructor(rows: readonly SupplierRow[], families: ReadonlyMap<string, string>) {
    this.#patterns = rows.flatMap(({ id, patterns }) =>
      patterns.map((terms) => ({
        family: families.get(id) ?? id,
        terms: terms.filter((term) => term.trim() !== "").map((term) => spellingsOf(term.trim())),
      })),
    );
  }

  /** Returns each matching family, with a weight divided by their number. */
  signalsOf({ text }: Memo): ReadonlyMap<string, number> {
    const hit = new Set(
      this.#patterns
        .filter(
          ({ terms }) =>
            terms.length > 0 && terms.every((spellings) => spellings.some((one) => text.includes(one))),
        )
        .map(({ family }) => family),
    );
    return new Map([...hit].map((family) => [family, 0.9 / hit.size]));
  }
}
