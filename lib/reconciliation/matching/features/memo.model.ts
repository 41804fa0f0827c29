import { folded } from "@/lib/platform/base/text";
import { latin } from "./spellings.model";

/** A memo as banks write it, split into pieces of letters and digits, in upper case. */
export type Memo = {
  readonly pieces: readonly string[];
  readonly text: string;
  /** The text after each piece. */
  readonly gaps: readonly string[];
};

/** A part of a memo that may name a booking or a report, in the form of the index. `how` says how it was derived. */
export type Identifier = { readonly key: string; readonly how: "plain" | "joined" | "altered" };

const SHORTEST = 5;
const LONGEST = 14;
const MOST_IDENTIFIERS = 60;
const MOST_KEYS = 64;
const MORE_PIECES = [3, 4] as const;
const HOLDS = /^ ?[-/.] ?$/;
const WORD = /^[A-Z]{2,}$/;
/** Reservation systems identify a booking by six characters, possibly without a digit. */
const LOCATOR = /^[A-Z]{6}$/;
const LONG_FIGURE = /^\d{6,12}$/;

/**
 * Reduces a text to letters and digits in upper case, which is how numbers are compared across suppliers, forms and
 * banks.
 */
export function plainKey(text: string): string {
  return folded(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, "");
}

export function readMemo(memo: string): Memo {
  const text = latin(memo).replace(/\s+/g, " ").trim();
  const pieces = [...text.matchAll(/([A-Z0-9]+)([^A-Z0-9]*)/g)];
  return {
    text,
    pieces: pieces.map(([, piece = ""]) => piece),
    gaps: pieces.map(([, , gap = ""]) => gap),
  };
}

/** Returns the identifiers in a memo, those that occur literally first. */
export function identifiersOf(memo: Memo): readonly Identifier[] {
  const { pieces } = memo;
  const found = new Map<string, Identifier>();
  const add = (key: string, how: Identifier["how"]) => {
    if (key.length < SHORTEST || key.length > LONGEST || !/\d/.test(key)) return;
    if (!found.has(key) && found.size < MOST_IDENTIFIERS) found.set(key, { key, how });
  };
  for (const piece of pieces) add(piece, "plain");
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1];
    if (next && /\d/.test(piece + next)) add(piece + next, "joined");
  }
  for (const key of joinedOf(memo)) add(key, "joined");
  for (const { key } of [...found.values()]) for (const other of alterationsOf(key)) add(other, "altered");
  return [...found.values()];
}

/**
 * Returns numbers of three or four pieces that are joined by a single character each, such as WF-3275-529. A bank may
 * have broken one of them in two.
 */
function joinedOf({ pieces, gaps }: Memo): readonly string[] {
  return pieces.flatMap((_piece, at) =>
    MORE_PIECES.flatMap((count) => {
      const between = gaps.slice(at, at + count - 1);
      const broken = between.filter((gap) => gap === " ").length;
      const holds = at + count <= pieces.length && between.every((gap) => gap === " " || HOLDS.test(gap));
      return holds && broken < 2 && broken < count - 2 ? [pieces.slice(at, at + count).join("")] : [];
    }),
  );
}

/** Returns the words of a memo that may be locators of a reservation system. */
export function locatorsOf({ pieces }: Memo): readonly Identifier[] {
  const found = new Set(pieces.filter((piece) => LOCATOR.test(piece)));
  return [...found].map((key) => ({ key, how: "plain" }));
}

/**
 * Returns variants of a number: without leading zeros or words, without a check digit, or with similar letters and
 * digits exchanged.
 */
export function alterationsOf(key: string): readonly string[] {
  const bare = key.replace(/^0+/, "");
  return [
    bare,
    key.replace(/^[A-Z]+(?=\d{4})/, ""),
    key.replace(/^[A-Z]{4}(?=[A-Z0-9]*\d)/, ""),
    key.replace(/^[A-Z]{3}(?=[A-Z0-9]*\d)/, ""),
    bare.replace(/1$/, ""),
    key.replaceAll("O", "0").replaceAll("I", "1"),
    key.replace("0", "O"),
    key.replace("1", "I"),
    key.replace("O", "0"),
  ].filter((other) => other !== key);
}

/** Returns words, pairs of words and long numbers by which the payer of a memo may be recognized. */
export function payerKeysOf({ pieces }: Memo): readonly string[] {
  const keys = pieces.flatMap((piece, at) => {
    if (LONG_FIGURE.test(piece)) return [piece];
    if (!WORD.test(piece)) return [];
    const next = pieces[at + 1] ?? "";
    return [...(piece.length > 2 ? [piece] : []), ...(WORD.test(next) ? [`${piece} ${next}`] : [])];
  });
  return [...new Set(keys)].slice(0, MOST_KEYS);
}

/**
 * Returns the form of a number: its letters before its digits and how many of each or, if they are mixed, its length.
 */
export function shapeOf(key: string): string {
  return /^[A-Z]*\d+$/.test(key)
    ? key.replace(/[A-Z]/g, "A").replace(/\d/g, "9")
    : `mixed ${"?".repeat(key.length)}`;
}
