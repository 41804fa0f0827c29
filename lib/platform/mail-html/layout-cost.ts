import type { Attributes } from "./read-tags";

/**
 * The amount of content that a browser can lay out in a second, in Latin letters; measured by `npm run bench --
 * mail-paint`.
 */
export const LAID_OUT_IN_A_SECOND = 1_000_000;

const LETTER = { latin: 1, common: 4, eastern: 25, rare: 50, slow: 100 } as const;
const LATIN = /^[\0-\u024f]*$/;
/** Scripts whose letters are in the same fonts as Latin ones. */
const COMMON = /^[\p{sc=Zyyy}\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}]*$/u;
/**
 * These, and scripts that have fonts of their own. For a word of any other script the browser searches all fonts, which
 * is slowest for kana and emoji.
 */
const EASTERN =
  /^[\p{sc=Zyyy}\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Thai}\p{sc=Hani}\p{sc=Hang}]*$/u;
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u;
/** Letters that change the script, and with it the font, within a word of rare letters. */
const MIXED = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hani}]/u;
/** Each of these starts a new run of text within the line. */
const MARK_OF_DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const PICTURE = /\p{Extended_Pictographic}|\p{RI}|\u20e3|[\u{10000}-\u{10ffff}]/u;

const ELEMENT = 25;
/** List items cost more, because they have a number or a bullet. */
const ITEM = 60;
/** A change of text direction costs more, because the browser reorders the line. */
const DIRECTION = 100;
/** The largest `rowspan` in HTML. `rowspan=0` (all remaining rows) counts as this many. */
const MOST_ROWS = 65_534;

/** Returns the layout cost of a piece of text. */
export function costOfText(text: string): number {
  return text.length * LETTER[kindOf(text)];
}

function kindOf(text: string): keyof typeof LETTER {
  if (LATIN.test(text)) return "latin";
  if (KANA.test(text) || PICTURE.test(text)) return "slow";
  if (MARK_OF_DIRECTION.test(text)) return "eastern";
  if (COMMON.test(text)) return "common";
  if (EASTERN.test(text)) return "eastern";
  return MIXED.test(text) ? "slow" : "rare";
}

/**
 * Returns the layout cost of an element without its content. A cell that spans many rows takes up space in each of
 * them.
 */
export function costOfElement(tag: string, attributes: Attributes): number {
  const rows = attributes.get("rowspan");
  return costOfTag(tag, attributes) + (rows === undefined ? 0 : rowsOf(rows));
}

function costOfTag(tag: string, attributes: Attributes): number {
  if (tag === "bdo" || tag === "bdi" || attributes.has("dir")) return DIRECTION;
  return tag === "li" ? ITEM : ELEMENT;
}

function rowsOf(written: string): number {
  const rows = Number.parseInt(written, 10);
  if (rows === 0) return MOST_ROWS;
  return rows > 0 ? Math.min(rows, MOST_ROWS) : 1;
}
