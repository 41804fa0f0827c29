import { nameWordsOf, type SupplierRow } from "../knowledge/families.model";
import { isShortFor, sharedStart } from "./likeness.model";
import type { Memo } from "./memo.model";
import { spellingsOf } from "./spellings.model";

type Name = { readonly family: string; readonly words: readonly string[]; readonly squashed: string };

const LEAST_START = 7;
/** The number of characters read, because banks truncate names at 16, some at 22, 24 or 35 characters. */
const MOST_READ = 36;
const LEAST_SHORT = 3;
const LEAST_ALIGNED = 0.5;
/** Alignments that differ by less than SAME are rivals. One that is weaker by more than FAR is ignored. */
const SAME = 0.03;
const FAR = 0.25;
const USUAL_CUT = 16;
const LEAST_SHARE = 0.6;

/** Finds suppliers' names in memos, by their beginning, even if truncated, and by rare words, even if shortened. */
export class SupplierNames {
  readonly #sorted: readonly Name[];
  readonly #byWord = new Map<string, Name[]>();
  readonly #weights = new Map<string, number>();

  constructor(rows: readonly SupplierRow[], families: ReadonlyMap<string, string>) {
    const names = distinctNames(rows, families);
    this.#sorted = names.sort((one, other) => (one.squashed < other.squashed ? -1 : 1));
    for (const name of names) {
      for (const key of new Set(name.words.map((word) => word.slice(0, 4)))) {
        const there = this.#byWord.get(key);
        if (there) there.push(name);
        else this.#byWord.set(key, [name]);
      }
    }
    const all = families.size + 1;
    for (const [word, having] of familiesByWord(names)) this.#weights.set(word, Math.log(all / having.size));
  }

  /** Returns the strength with which a memo names each family, from 0 to 1. */
  signalsOf(memo: Memo): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    const add = (family: string, strength: number) => {
      if (strength > (found.get(family) ?? 0)) found.set(family, strength);
    };
    for (const [at] of memo.pieces.entries()) {
      this.#addStarts(memo.pieces, at, add);
      this.#addAligned(memo.pieces, at, add);
    }
    return found;
  }

  /**
   * Adds the names that begin like the memo from here on, ignoring spaces: those with the longest match, weakened by
   * the number of families that it fits.
   */
  #addStarts(pieces: readonly string[], at: number, add: (family: string, strength: number) => void): void {
    if (!/^[A-Z]{2}/.test(pieces[at] ?? "")) return;
    const text = squashedFrom(pieces, at);
    const near = this.#around(text);
    const longest = Math.max(0, ...near.map(({ squashed }) => sharedStart(squashed, text)));
    if (longest < LEAST_START) return;
    const best = near.filter(({ squashed }) => sharedStart(squashed, text) === longest);
    const families = new Set(best.map(({ family }) => family)).size;
    for (const { family, squashed } of best) add(family, strengthOfStart(squashed, longest, families));
  }

  #around(text: string): readonly Name[] {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle]?.squashed ?? "") < text) low = middle + 1;
      else high = middle;
    }
    return this.#sorted.slice(Math.max(0, low - 12), low + 12);
  }

  /** Adds the names whose words follow each other here, possibly shortened. */
  #addAligned(pieces: readonly string[], at: number, add: (family: string, strength: number) => void): void {
    const first = pieces[at] ?? "";
    if (!/^[A-Z]{3,}$/.test(first)) return;
    const strengths = new Map<string, number>();
    for (const name of this.#byWord.get(first.slice(0, 4)) ?? []) {
      strengths.set(
        name.family,
        Math.max(strengths.get(name.family) ?? 0, this.#alignment(name, pieces, at)),
      );
    }
    const best = Math.max(0, ...strengths.values());
    if (best < LEAST_ALIGNED) return;
    const near = [...strengths].filter(([, strength]) => strength > best - FAR);
    const rivals = near.filter(([, strength]) => strength > best - SAME).length;
    for (const [family, strength] of near)
      add(family, (0.93 * strength) / (strength > best - SAME ? rivals : rivals + 1));
  }

  /** Returns the weight of a name's words that occur in order from `at`, as a share of all its words. */
  #alignment({ words }: Name, pieces: readonly string[], at: number): number {
    let [sum, all, next] = [0, 0, at];
    for (const word of words) {
      const weight = this.#weights.get(word) ?? 1;
      const fit = wordFit(pieces[next] ?? "", word);
      if (fit === 0 && next === at) return 0;
      all += weight;
      sum += weight * fit;
      next += fit > 0 ? 1 : 0;
    }
    return next - at < 2 && words.length > 1 ? 0 : sum / all;
  }
}

function distinctNames(rows: readonly SupplierRow[], families: ReadonlyMap<string, string>): Name[] {
  const known = new Map<string, Name>();
  for (const row of rows) {
    const family = families.get(row.id) ?? row.id;
    for (const spelling of spellingsOf(row.name)) {
      const words = nameWordsOf(spelling);
      const squashed = words.join("");
      known.set(`${family}/${squashed}`, { family, words, squashed });
    }
  }
  return [...known.values()];
}

function familiesByWord(names: readonly Name[]): ReadonlyMap<string, ReadonlySet<string>> {
  const having = new Map<string, Set<string>>();
  for (const { family, words } of names) {
    for (const word of words) having.set(word, (having.get(word) ?? new Set()).add(family));
  }
  return having;
}

function squashedFrom(pieces: readonly string[], at: number): string {
  const some = pieces.slice(at, at + 6).filter((piece) => piece !== "AND" && piece !== "THE");
  return some.join("").slice(0, MOST_READ);
}

/**
 * Returns the strength of a matching beginning. A whole name is stronger than a truncated one, and one that fits
 * several families is weak.
 */
function strengthOfStart(name: string, length: number, families: number): number {
  if (name.length === length) return 0.97 / families ** 0.5;
  const share = Math.min(1, length / Math.min(name.length, USUAL_CUT));
  return share < LEAST_SHARE ? 0 : (0.95 * share) / families;
}

function wordFit(piece: string, word: string): number {
  if (piece === word) return 1;
  if (piece.length < LEAST_SHORT && word.startsWith(piece) && piece.length > 1) return 0.4;
  if (piece.length >= LEAST_SHORT && word.startsWith(piece)) return 0.85;
  return isShortFor(piece, word) ? 0.75 : 0;
}
