import { fold } from "../words/fold";
import type { Concept } from "../words/labels/label-words";
import { conceptsOf, withTerms } from "../words/lexicon";
import { easternPieces } from "../words/lexicon-east";
import type { Row } from "./document";
import { cellText } from "./old-and-new";

const MAX_LABEL = 40;
const MAX_WORDS = 5;
/** As far apart as a label with its old value and the same one with its new value stand. */
const MAX_ROWS = 3;
/** Inflected forms of a word begin alike. */
const STEM = 3;
const NUMBERS: readonly Concept[] = ["NUM", "CODE", "PNR"];

/** "Old dates", "Nuevo precio": a label with the word that says whether its value still holds. */
type MarkedLabel = { readonly isNew: boolean; readonly words: readonly string[] };

/** Whether the rows give a value twice, once labelled as the old and once as the new one. */
export function areReplaced(rows: readonly Row[]): boolean {
  return replacedIn(rows).size > 0;
}

/** Drops "Old dates: 3 - 10 July" beside "New dates: 10 - 17 July"; a number that was replaced remains an alias. */
export function withoutReplaced(rows: readonly Row[]): readonly Row[] {
  const replaced = replacedIn(rows);
  return replaced.size === 0 ? rows : rows.filter((row) => !replaced.has(row));
}

function replacedIn(rows: readonly Row[]): ReadonlySet<Row> {
  const labels = rows.map(markedLabel);
  const replaced = rows.filter((_, index) => {
    const old = labels[index];
    if (!old || old.isNew || isOfNumber(old)) return false;
    const near = labels.slice(Math.max(0, index - MAX_ROWS), index + MAX_ROWS + 1);
    return near.some((other) => other?.isNew && isSameLabel(old, other));
  });
  return new Set(replaced);
}

function isOfNumber({ words }: MarkedLabel): boolean {
  return words.some((word) => conceptsOf(word).some((one) => NUMBERS.includes(one)));
}

function isSameLabel({ words }: MarkedLabel, other: MarkedLabel): boolean {
  return (
    words.length === other.words.length &&
    words.every((word, at) => word.slice(0, STEM) === other.words[at]?.slice(0, STEM))
  );
}

/** Returns what a row's label marks as old or new; null if it has no value, no such word, or only such a word. */
function markedLabel(row: Row): MarkedLabel | null {
  const words = labelWordsOf(row);
  if (words.length < 2 || words.length > MAX_WORDS) return null;
  const marks = words.filter((word) => isMark(word, "OLD") || isMark(word, "NEW"));
  const [mark] = marks;
  if (mark === undefined || marks.length > 1) return null;
  return { isNew: isMark(mark, "NEW"), words: words.filter((word) => word !== mark) };
}

function isMark(word: string, concept: Concept): boolean {
  return conceptsOf(word).includes(concept);
}

/** Returns the folded words of the first cell, or of the text before a colon in a row of one cell. */
function labelWordsOf({ cells: [first, second] }: Row): string[] {
  const written = first ? fold(cellText(first)) : "";
  const [label = "", value = ""] = written.split(/[:：]/, 2);
  const isLabel = (second !== undefined || value.trim() !== "") && label.length <= MAX_LABEL;
  if (!isLabel || /\d/.test(label)) return [];
  return withTerms(label.trim())
    .split(/[^\p{L}\p{M}_-]+/u)
    .filter((word) => word !== "")
    .flatMap(easternPieces);
}
