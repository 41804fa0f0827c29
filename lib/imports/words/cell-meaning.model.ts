import { CELL_MEANINGS, type CellMeaning, plainWords } from "./language-words.model";
import { LANGUAGES } from "./languages.model";

const meanings = new Map<string, Set<CellMeaning>>();
const pairs: Pair[] = [];
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

/**
 * Returns what a whole cell means, in any language: "Saldo final:" is a closing balance, "CRDT" an incoming payment.
 * Returns an empty set for any other text.
 */
export function cellMeanings(text: string): ReadonlySet<CellMeaning> {
  return meanings.get(plainWords(text)) ?? NONE;
}

/**
 * Whether a status contains a word for a transaction that isn't booked yet: "Umsatz vorgemerkt", "Pending since
 * Monday".
 */
export function isPendingWord(status: string): boolean {
  return holdsWord(status, "pending");
}

/** Whether a status contains a word for a transaction that is booked: "Completed", "Umsatz gebucht". */
export function isBookedWord(status: string): boolean {
  return holdsWord(status, "booked");
}

/** Whether a title names an overdraft limit: "Authorised limit at date of statement". */
export function namesLimit(title: string): boolean {
  return holdsWord(title, "limit");
}

/** Whether a card statement thanks for a payment made to the card: "ONLINE PAYMENT - THANK YOU". */
export function saysThanks(text: string): boolean {
  return holdsWord(text, "thanks");
}

/** Whether a card statement calls a row a purchase: "Purchase", "Einkauf". */
export function isPurchase(text: string): boolean {
  return cellMeanings(text).has("purchase");
}

const SHORT_NAME = 5;

/** Whether a text begins with words for a total, or is short and ends with them: "Total EUR", "Property total". */
export function namesTotal(text: string): boolean {
  const words = plainWords(text).split(" ");
  const isTotal = (some: readonly string[]) => meanings.get(some.join(" "))?.has("turnover") === true;
  return words.some(
    (_, at) => isTotal(words.slice(0, at + 1)) || (words.length <= SHORT_NAME && isTotal(words.slice(at))),
  );
}

function holdsWord(text: string, meaning: CellMeaning): boolean {
  const words = plainWords(text).split(" ");
  return words.some((_, start) =>
    words.some(
      (_, end) => end >= start && meanings.get(words.slice(start, end + 1).join(" "))?.has(meaning) === true,
    ),
  );
}

/**
 * Returns the direction that each value of a column gives an amount: 1 for incoming, -1 for outgoing. Returns undefined
 * unless every value is understood and unambiguous. Letters are understood only if all of them belong to one pair, such
 * as `H` and `S`, and mean the same in every pair that contains them. The heading can name the pair: "D/K".
 */
export function directionsOf(
  values: Iterable<string>,
  heading = "",
): ReadonlyMap<string, 1 | -1> | undefined {
  const distinct = [...new Set(values)];
  const ways = distinct.map(
    (value) => [value, wayOf(value) ?? wayAmong(pairsOf(distinct, heading), value)] as const,
  );
  const known = ways.filter((way): way is readonly [string, 1 | -1] => way[1] !== undefined);
  return known.length === distinct.length && known.length > 0 ? new Map(known) : undefined;
}

type Pair = readonly [came: string, went: string];

function pairsOf(values: readonly string[], heading: string): readonly Pair[] {
  const fitting = pairs.filter((pair) => values.every((value) => pair.includes(wordOf(value))));
  const words = plainWords(heading).split(" ");
  const named = fitting.filter((pair) => pair.every((word) => words.includes(word)));
  return named.length > 0 ? named : fitting;
}

function wayAmong(fitting: readonly Pair[], value: string): 1 | -1 | undefined {
  const word = wordOf(value);
  const ways = new Set(fitting.map(([came]) => (came === word ? 1 : -1)));
  const [way] = ways;
  return ways.size === 1 ? way : undefined;
}

function wayOf(value: string): 1 | -1 | undefined {
  const found = cellMeanings(value);
  if (found.has("wayIn") === found.has("wayOut")) return undefined;
  return found.has("wayIn") ? 1 : -1;
}

function wordOf(value: string): string {
  return plainWords(value) || value.trim();
}
