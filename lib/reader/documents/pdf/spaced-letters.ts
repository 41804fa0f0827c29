import type { Letter } from "./drawn-letters";

/** The part of PDF.js's items that lines are made of. */
export type Item = { str: string; transform: number[]; width: number; height: number };

const LETTERS_APART = /(?:^|\s)[\p{L}\p{N}.,-](?: [\p{L}\p{N}.,-]){3,}(?=\s|$)/u;
const WORD_BROKEN = /\p{Ll} [bcdfghjlmnpqrtx](?=\s|$)|(?<=^|\s)\p{Lu} \p{Ll}{3}/u;
const FIGURE_BROKEN = /\d[.,-] \d|\d [.,-]\d|\d,\d{1,2} \d/;
const BROKEN = [LETTERS_APART, WORD_BROKEN, FIGURE_BROKEN];
const SHORT_WORDS = 3.2;
const BACKWARD = /[\u0590-\u06ff]/;

/**
 * Whether words of a page are broken by spaces that nobody printed: its writer places each letter, or spaces letters
 * apart. Decides only whether a page's letters are worth being measured.
 */
export function hasLettersApart(items: readonly Item[]): boolean {
  const words = items.flatMap(({ str }) => str.split(/\s+/).filter((word) => word !== ""));
  if (words.some((word) => BACKWARD.test(word))) return false;
  const length = words.reduce((all, word) => all + word.length, 0);
  const isShort = length < words.length * SHORT_WORDS;
  return isShort || items.some(({ str }) => BROKEN.some((broken) => broken.test(str)));
}

/** A letter in the direction of its text, in points. */
type Placed = Letter & {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  /** Whether a printed space precedes it. */
  readonly isAfterSpace: boolean;
};

/** In multiples of the font size. */
const [WORD_GAP, FURTHEST, OVERLAP, SAME_LINE] = [0.14, 0.6, 0.5, 0.3];
/** The widest space inside a text, in multiples of the font size: of most fonts, printed as a space, of fixed width. */
const [SPACE, PRINTED_SPACE, FIXED_SPACE] = [0.3, 0.5, 0.72];
const SAME_WIDTH = 0.02;
const ENOUGH = 5;

/**
 * Joins letters, in the order of drawing, to texts. A gap is a space if it is wider than the usual gap between two
 * letters of that line, however far the letters stand apart, and ends the text if it is much wider.
 */
export function textsOfLetters(letters: readonly Letter[]): Item[] {
  const runs = runsOf(letters);
  const usual = middle(runs.flatMap(letterGaps)) ?? 0;
  const byLine = Map.groupBy(runs, ([first]) => `${first?.turn} ${Math.round(first?.y ?? 0)}`);
  return [...byLine.values()].flatMap((line) => {
    const gaps = line.flatMap(letterGaps);
    const spacing = gaps.length < ENOUGH ? usual : (middle(gaps) ?? usual);
    return line.flatMap((run) => textsOf(run, spacing));
  });
}

/** Returns the letters that follow one another on one line. */
function runsOf(letters: readonly Letter[]): Placed[][] {
  const runs: Placed[][] = [];
  let isAfterSpace = false;
  for (const letter of letters) {
    const isSpace = letter.text.trim() === "";
    if (!isSpace) {
      const one = placed(letter, isAfterSpace);
      const run = runs.at(-1);
      const last = run?.at(-1);
      if (run && last && follows(last, one)) run.push(one);
      else runs.push([one]);
    }
    isAfterSpace = isSpace;
  }
  return runs;
}

function placed(letter: Letter, isAfterSpace: boolean): Placed {
  const [a, b, c, d, left, above] = letter.transform;
  const turn = Math.atan2(b, a);
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [x, y] = [left * cos + above * sin, above * cos - left * sin];
  return { ...letter, x, y, size: Math.hypot(c, d), turn: Math.round(turn * 100), isAfterSpace };
}

function follows(last: Placed, next: Placed): boolean {
  const gap = gapBetween(last, next);
  const isOnLine = last.turn === next.turn && Math.abs(last.y - next.y) <= next.size * SAME_LINE;
  return isOnLine && gap >= -OVERLAP;
}

/** In multiples of the font size. */
function gapBetween(last: Placed, next: Placed): number {
  return (next.x - last.x - last.width) / (next.size || 1);
}

function letterGaps(run: readonly Placed[]): number[] {
  return run.slice(1).flatMap((letter, at) => {
    const last = run[at];
    const gap = last && !letter.isAfterSpace ? gapBetween(last, letter) : FURTHEST;
    return gap < FURTHEST ? [gap] : [];
  });
}

function middle(numbers: readonly number[]): number | undefined {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
}

function textsOf(run: readonly Placed[], spacing: number): Item[] {
  const texts: { text: string; first: Placed; last: Placed }[] = [];
  for (const letter of run) {
    const one = texts.at(-1);
    const glue = one ? glueOf(one.last, letter, spacing) : null;
    if (one && glue !== null) Object.assign(one, { text: `${one.text}${glue}${letter.text}`, last: letter });
    else texts.push({ text: letter.text, first: letter, last: letter });
  }
  return texts.map(({ text, first, last }) => {
    const width = last.x + last.width - first.x;
    return { str: text.normalize("NFKC"), transform: [...first.transform], width, height: first.size };
  });
}

/** Returns what stands between two letters of a text; null if they belong to two texts. */
function glueOf(last: Placed, next: Placed, spacing: number): "" | " " | null {
  const gap = gapBetween(last, next) - spacing;
  if (!next.isAfterSpace && gap <= WORD_GAP) return "";
  // A space has the gap of a letter on both of its sides.
  return gap - spacing > widestSpace(last, next) ? null : " ";
}

function widestSpace(last: Placed, next: Placed): number {
  const isFixed =
    Math.abs(last.width - next.width) <= next.size * SAME_WIDTH && next.width > next.size * PRINTED_SPACE;
  return isFixed ? FIXED_SPACE : next.isAfterSpace ? PRINTED_SPACE : SPACE;
}
