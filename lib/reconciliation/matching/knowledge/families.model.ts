import { isOneSlipAway } from "../features/likeness.model";
import { plainKey } from "../features/memo.model";
import { latin, spellingsOf } from "../features/spellings.model";

/** A row of a supplier: the platform's, or one that an agent entered (`ownerId`). */
export type SupplierRow = {
  readonly id: string;
  readonly ownerId: string | null;
  readonly name: string;
  /** Other names of it that an administrator entered or merged. */
  readonly aliases?: readonly string[];
  readonly patterns: readonly (readonly string[])[];
};

const FILLERS = new Set(["THE", "AND", "A", "OF"]);
const LEAST_WORDS = 2;
/** The number of agents with the same spelling that makes it unlikely to be a shortened one. */
const SEVERAL = 3;

/** Returns the words of a supplier's name, in upper case and without fillers. */
export function nameWordsOf(name: string): readonly string[] {
  return latin(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !FILLERS.has(word));
}

type Named = {
  readonly row: SupplierRow;
  readonly words: readonly string[];
  readonly key: string;
  /** The name before a dash, after which agents write a place, in the form of `key`; empty if that is a single word. */
  readonly before: string;
};

/**
 * Groups supplier rows into families, because agents enter rows of their own for one company. A family consists of the
 * platform's row and similar ones, otherwise of agents' rows that are similar to each other. Its id is that of the
 * platform's row, otherwise that of the first row. Rows similar to several families stay alone.
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
 * Returns the order in which rows are grouped: the platform's rows first, then the names that several agents use, which
 * others write with a place or a typing error, then long names before the shortened ones that refer to them.
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

  /** Returns the only family that a name resembles. The platform's own rows must have exactly the same name. */
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

/** Whether the names have the same words, or all but one: "Golden Maple" for "Golden Maple Hotel". */
function isPartOf(one: Named, other: Named): boolean {
  if (one.words.length < LEAST_WORDS) return false;
  const [short, long] =
    one.words.length <= other.words.length ? [one.words, other.words] : [other.words, one.words];
  return long.length - short.length <= 1 && short.every((word) => long.includes(word));
}
