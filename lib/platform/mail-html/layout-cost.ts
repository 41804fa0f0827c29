import type { Attributes } from "./read-tags";

/** How long a browser takes to lay things out, in Latin letters; measured by `npm run bench -- mail-paint`. */
export const LAID_OUT_IN_A_SECOND = 1_000_000;

const LETTER = { latin: 1, common: 4, eastern: 25, rare: 50, slow: 100 } as const;
const LATIN = /^[\0-\u024f]*$/;
/** Of scripts whose fonts stand beside those of Latin letters. */
const COMMON = /^[\p{sc=Zyyy}\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}]*$/u;
/** Of scripts with fonts of their own. For any other each word is looked for in all fonts, slowest for kana and pictures. */
const EASTERN =
  /^[\p{sc=Zyyy}\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Hebr}\p{sc=Arab}\p{sc=Thai}\p{sc=Hani}\p{sc=Hang}]*$/u;
const KANA = /[\p{sc=Hira}\p{sc=Kana}]/u;
/** In a word of rare letters: its script changes, and with it the font. */
const MIXED = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Hani}]/u;
/** Each begins a piece of its own in the line. */
const MARK_OF_DIRECTION = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const PICTURE = /\p{Extended_Pictographic}|\p{RI}|\u20e3|[\u{10000}-\u{10ffff}]/u;

const ELEMENT = 25;
/** Numbered and marked. */
const ITEM = 60;
/** Sorts its line anew. */
const DIRECTION = 100;
/** The most that HTML knows; none is as many as there are. */
const MOST_ROWS = 65_534;

/** What a piece of a text costs. */
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

/** What an element costs, without what stands in it. A cell over many rows has a place kept for it in each of them. */
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
