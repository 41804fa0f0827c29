import { CELL_MEANINGS, type CellMeaning } from "./language-words.model";
import { LANGUAGES } from "./languages.model";
import { plainWords } from "./plain-words.model";

const meanings = new Map<string, Set<CellMeaning>>();
const pairs: (readonly [came: string, went: string])[] = [];
for (const language of LANGUAGES) {
  for (const meaning of CELL_MEANINGS) {
    for (const entry of language[meaning]?.split(",") ?? []) {
      const words = plainWords(entry);
      if (words) meanings.set(words, (meanings.get(words) ?? new Set()).add(meaning));
    }
  }
  for (const pair of language.ways?.split(",") ?? []) {
    const [came = "", went = ""] = pair.split("/").map(wordOf);
    pairs.push([came, went]);
  }
}

const NONE: ReadonlySet<CellMeaning> = new Set();

/** What a whole cell says, in any language: "Saldo final:" is a closing balance, "CRDT" came. Empty for anything else. */
export function cellMeanings(text: string): ReadonlySet<CellMeaning> {
  return meanings.get(plainWords(text)) ?? NONE;
}

/**
 * What each value of a column says about an amount: 1 that it came, -1 that it went. Undefined unless every value is
 * understood and no word of theirs could mean the opposite; letters are understood only where they all are of one pair,
 * such as `H` and `S`.
 */
export function waysOf(values: Iterable<string>): ReadonlyMap<string, 1 | -1> | undefined {
  const distinct = [...new Set(values)];
  const pair = pairs.find(([came, went]) => distinct.every((value) => [came, went].includes(wordOf(value))));
  const ways = distinct.map((value) => [value, pair ? wayIn(pair, value) : wayOf(value)] as const);
  const known = ways.filter((way): way is readonly [string, 1 | -1] => way[1] !== undefined);
  return known.length === distinct.length && known.length > 0 ? new Map(known) : undefined;
}

function wayIn([came]: readonly [string, string], value: string): 1 | -1 {
  return wordOf(value) === came ? 1 : -1;
}

function wayOf(value: string): 1 | -1 | undefined {
  const found = cellMeanings(value);
  if (found.has("wayIn") === found.has("wayOut")) return undefined;
  return found.has("wayIn") ? 1 : -1;
}

function wordOf(value: string): string {
  return plainWords(value) || value.trim();
}
