import { isOneSlipAway } from "../features/likeness.model";
import { plainKey } from "../features/memo.model";
import { latin, spellingsOf } from "../features/spellings.model";

/** A supplier's row: the platform's, or one that an agent typed (`ownerId`). */
export type SupplierRow = {
  readonly id: string;
  readonly ownerId: string | null;
  readonly name: string;
  /** Other names that mean it, as an administrator wrote them or merged them. */
  readonly aliases?: readonly string[];
  readonly patterns: readonly (readonly string[])[];
};

const FILLERS = new Set(["THE", "AND", "A", "OF"]);
const LEAST_WORDS = 2;
/** So many agents who write the same don't all shorten it. */
const SEVERAL = 3;

/** The words that make a supplier's name: upper case, without fillers. */
export function nameWordsOf(name: string): readonly string[] {
  return latin(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !FILLERS.has(word));
}

type Named = {
  readonly row: SupplierRow;
  readonly words: readonly string[];
  readonly key: string;
  /** What it is called before a dash, behind which agents write a place: as `key`, and empty where that is one word. */
  readonly before: string;
};

/**
 * Agents type rows of their own for one company. A family is the platform's row and what resembles it, else rows of agents
 * that resemble each other; it is named by the platform's row, or else by the first. Rows that resemble several stay alone.
 */
export function familiesOf(rows: readonly SupplierRow[]): ReadonlyMap<string, string> {
  const all = rows.map((row) => namedBy(row, row.name));
  const times = Map.groupBy(all, ({ key }) => key);
  const rankOf = (one: Named) => ranked(one, times.get(one.key)?.length ?? 1);
  const named = all.sort((one, other) => rankOf(one) - rankOf(other) || (one.row.id < other.row.id ? -1 : 1));
  const index = new FamilyIndex();
  const families = new Map<string, string>();
  for (const one of named) {
    const family = index.familyOf(one) ?? one.row.id;
    families.set(one.row.id, family);
    index.add(one, family);
    for (const name of one.row.aliases ?? []) index.addAlias(namedBy(one.row, name).key, family);
  }
  return families;
}

function namedBy(row: SupplierRow, name: string): Named {
  const words = nameWordsOf(name);
  const before = nameWordsOf(name.split(/\s[-–]\s/)[0] ?? "");
  return {
    row,
    words,
    key: plainKey(words.join("")),
    before: before.length < LEAST_WORDS ? "" : plainKey(before.join("")),
  };
}

/**
 * The platform's rows first, then what several agents call a company, which others write with a place or a slip; then long names:
 * a shortened one finds what it is short for.
 */
function ranked({ row, words }: Named, times: number): number {
  if (row.ownerId === null) return -words.length;
  return (
    (times >= SEVERAL && words.length >= LEAST_WORDS ? 100 - Math.min(times, 50) : 200) - words.length / 100
  );
}

class FamilyIndex {
  readonly #byKey = new Map<string, string>();
  readonly #byAlias = new Map<string, string>();
  readonly #byWord = new Map<string, { readonly named: Named; readonly family: string }[]>();

  add(named: Named, family: string): void {
    for (const spelling of spellingsOf(named.row.name)) {
      const key = plainKey(nameWordsOf(spelling).join(""));
      if (!this.#byKey.has(key)) this.#byKey.set(key, family);
    }
    for (const word of new Set(named.words)) {
      const there = this.#byWord.get(word);
      if (there) there.push({ named, family });
      else this.#byWord.set(word, [{ named, family }]);
    }
  }

  addAlias(key: string, family: string): void {
    if (!this.#byAlias.has(key)) this.#byAlias.set(key, family);
  }

  /** The one family that a name resembles; the platform's own rows are told apart by their exact names. */
  familyOf(one: Named): string | undefined {
    const same = this.#byKey.get(one.key);
    if (same || one.row.ownerId === null) return same;
    const aliased = this.#byAlias.get(one.key) ?? this.#byKey.get(one.before);
    if (aliased) return aliased;
    const near = this.#neighbours(one);
    const slips = new Set(near.filter(({ named }) => isSlip(one, named)).map(({ family }) => family));
    if (slips.size > 0) return onlyOne(slips);
    return onlyOne(new Set(near.filter(({ named }) => isPartOf(one, named)).map(({ family }) => family)));
  }

  #neighbours({ words }: Named) {
    const lists = words
      .map((word) => this.#byWord.get(word) ?? [])
      .sort((one, other) => one.length - other.length);
    return lists.slice(0, 3).flat();
  }
}

function onlyOne(families: ReadonlySet<string>): string | undefined {
  const [only] = families;
  return families.size === 1 ? only : undefined;
}

function isSlip(one: Named, other: Named): boolean {
  return one.key.length > 7 && isOneSlipAway(one.key, other.key);
}

/** The same words, or all but the last: "Golden Maple" for "Golden Maple Hotel". */
function isPartOf(one: Named, other: Named): boolean {
  if (one.words.length < LEAST_WORDS) return false;
  const [short, long] =
    one.words.length <= other.words.length ? [one.words, other.words] : [other.words, one.words];
  return long.length - short.length <= 1 && short.every((word) => long.includes(word));
}
