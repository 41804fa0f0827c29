import { fold } from "../fold";
import type { CurrencyContext } from "./currency";
import NUMERALS from "./numerals.json" with { type: "json" };

/** An amount of money spelled out in words, with its position. */
type Spelled = {
  readonly at: number;
  readonly end: number;
  readonly value: number;
  readonly currency: string | null;
};
type Word = { readonly at: number; readonly end: number; readonly text: string };

const VALUES = new Map<string, number>([
  ...counted(NUMERALS.units, 1, 1),
  ...counted(NUMERALS.tens, 10, 2),
  ...counted(NUMERALS.hundreds, 100, 1),
]);
const TIMES = new Map(
  Object.entries(NUMERALS.times).flatMap(([factor, words]) =>
    words.split(" ").map((word) => [word, Number(factor)] as const),
  ),
);
const FILLERS: ReadonlySet<string> = new Set(NUMERALS.fillers.split(" "));
const CENTS: ReadonlySet<string> = new Set(NUMERALS.cents.split(" "));
const CURRENCIES = new Map(
  Object.entries(NUMERALS.currencies).flatMap(([code, words]) =>
    words.split(" ").map((word) => [word, code] as const),
  ),
);
/** The number words, the longest first, for splitting one word: "neunhundertsechsundsiebzig". */
const PIECES = [...VALUES.keys(), ...TIMES.keys(), ...FILLERS].sort((a, b) => b.length - a.length);
const IS_LARGE =
  /hundr|hundert|thousand|tausend|(?<!\p{L})mill?e?(?!\p{L})|mila(?!\p{L})|cient|cento|cents?\s|duizend|honderd|tusen|tusind|tysi|tis[ií]c/iu;
const LEAST = 100;
const MAX_WORDS = 14;
const MAX_WORD = 60;

/** The words for two to nineteen, unfolded. */
export const COUNTS: readonly string[] = Object.values(NUMERALS.units).flatMap((list) =>
  list
    .split(" ")
    .slice(1)
    .flatMap((words) => words.split("|")),
);

/** Returns the value of a folded word for a number up to 99, in any of the languages. */
export function numberInWords(folded: string): number | undefined {
  const value = VALUES.get(folded);
  return value !== undefined && value < LEAST ? value : undefined;
}

/** Pairs each word with its value, counted up by `step`; alternatives are separated by a bar. */
function counted(lists: Readonly<Record<string, string>>, step: number, from: number): [string, number][] {
  return Object.values(lists).flatMap((list) =>
    list
      .split(" ")
      .flatMap((words, index) =>
        words.split("|").map((word): [string, number] => [fold(word), (index + from) * step]),
      ),
  );
}

/**
 * Returns the amounts of a hundred or more that a text spells out: "two thousand nine hundred and seventy-six dollars
 * and sixty cents".
 */
export function spelledAmounts(text: string, { dollar, only }: CurrencyContext): Spelled[] {
  if (!IS_LARGE.test(text)) return [];
  const plainDollar = only === dollar ? dollar : null;
  const words = [...text.matchAll(/\p{L}+(?:-\p{L}+)*/gu)].map(({ index, 0: word }) => ({
    at: index,
    end: index + word.length,
    text: fold(word),
  }));
  return words.flatMap((word, index) => {
    const code = CURRENCIES.get(word.text);
    const before = code === undefined ? [] : numberBefore(words, index, text);
    const whole = sumOf(before);
    const [first] = before;
    if (!first || whole === null || whole < LEAST) return [];
    const cents = centsBehind(words, index, text);
    const value = whole + (cents?.value ?? 0) / 100;
    return [
      {
        at: first.at,
        end: cents?.end ?? word.end,
        value,
        currency: code === "$" ? plainDollar : (code ?? null),
      },
    ];
  });
}

/** Returns the words of the number directly before a word. */
function numberBefore(words: readonly Word[], index: number, text: string): readonly Word[] {
  let from = index;
  while (from > 0 && index - from < MAX_WORDS) {
    const [word, next] = [words[from - 1], words[from]];
    if (!word || !next || !/^[\s,]{1,3}$/.test(text.slice(word.end, next.at)) || !piecesOf(word.text)) break;
    from -= 1;
  }
  const found = words.slice(from, index);
  const first = found.findIndex(({ text: word }) => !FILLERS.has(word));
  return first < 0 ? [] : found.slice(first);
}

function centsBehind(
  words: readonly Word[],
  index: number,
  text: string,
): { value: number; end: number } | null {
  const last = words.findIndex((word, at) => at > index && at < index + 6 && CENTS.has(word.text));
  const between = last < 0 ? [] : numberBefore(words, last, text);
  const value = sumOf(between);
  const [first] = between;
  const lead = first && text.slice(words[index]?.end ?? 0, first.at);
  const isNext = lead !== undefined && /^[\s,]{1,2}(?:\p{L}{1,4}\s)?$/u.test(lead);
  return isNext && value !== null && value < LEAST ? { value, end: words[last]?.end ?? 0 } : null;
}

/** Splits a word into number words; null if it isn't made of them. `dead` holds the endings already found not to be. */
function piecesOf(word: string, dead = new Set<string>()): readonly string[] | null {
  const rest = word.replace(/^-/, "");
  if (rest === "") return [];
  if (word.length > MAX_WORD || dead.has(rest)) return null;
  for (const piece of PIECES) {
    const more = rest.startsWith(piece) ? piecesOf(rest.slice(piece.length), dead) : null;
    if (more) return [piece, ...more];
  }
  dead.add(rest);
  return null;
}

/** Returns the value of a number in words: 2 x 1000 + 9 x 100 + 6 + 70. */
function sumOf(words: readonly Word[]): number | null {
  const pieces = words.flatMap(({ text }) => piecesOf(text) ?? []);
  const { sum, open } = pieces.reduce(withPiece, { sum: 0, open: 0 });
  return sum + open > 0 ? sum + open : null;
}

type Adding = { readonly sum: number; readonly open: number };

/** Adds a number word: `open` is the part that the next thousand multiplies, `sum` the part already completed. */
function withPiece({ sum, open }: Adding, piece: string): Adding {
  const factor = TIMES.get(piece);
  if (factor === undefined) return { sum, open: open + (VALUES.get(piece) ?? 0) };
  if (factor === THOUSAND) return { sum: sum + Math.max(open, 1) * factor, open: 0 };
  return { sum, open: open < LEAST ? Math.max(open, 1) * factor : open + factor };
}

const THOUSAND = 1_000;
