import { CONFIDENCE } from "@/lib/reader/confidence";
import { type Doc, type Line, type Row, rowText } from "@/lib/reader/documents/document";
import { type Label, labelOf, labelWords } from "@/lib/reader/words/label";
import type { Concept } from "@/lib/reader/words/labels/label-words";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { personIn } from "@/lib/reader/words/person";
import { isBaseAndRate } from "../money/commission-words";
import { aloneLabel } from "./alone-label";
import { isHeader } from "./header-pairs";
import { type Pair, spanOf } from "./pair";

const MAX_VALUE_LINES = 6;

/** Pairs a row that is only a label with the row below it. */
export function belowRow(doc: Doc, rows: readonly Row[], index: number): Pair[] {
  const row = rows[index];
  const [only, other] = row?.cells ?? [];
  const line = only?.lines[0];
  if (!row || !only || other || !line || only.lines.length > 1) return [];
  const label = aloneLabel(line.text);
  const below = rows[index + 1];
  if (!label || !below || (below.cells.length > 2 && label.role !== "guest")) return [];
  const first = below.cells[0]?.lines[0];
  if (!first || isStop(label, below) || isNoValue(first, rows, index)) return [];
  const last = lastBelow(rows, index + 1, label.role === "guest") ?? first;
  return [
    {
      label,
      labelText: line.text,
      value: spanOf(doc, first, last),
      source: "label",
      trust: CONFIDENCE.layout.below,
      row: index + 1,
    },
  ];
}

/** Whether the text below a label is another label, or something separate. */
function isNoValue(first: Line, rows: readonly Row[], index: number): boolean {
  return (
    isLabelToo(first.text, rows, index) ||
    isPair(rows[index + 1]) ||
    isHeadedAlike(rows, index) ||
    isTableHead(rows, index + 1) ||
    isOtherTable(rows, index + 1)
  );
}

/** "Torino  02/04/2027 08:10" is a stop, not a traveller. */
function isStop({ role }: Label, below: Row): boolean {
  return role === "guest" && /\d\s\d{1,2}[:.h]\d{2}(?!\d)/.test(rowText(below));
}

function isLabelToo(text: string, rows: readonly Row[], above: number): boolean {
  if (isBaseAndRate(text)) return false;
  if (aloneLabel(text) !== null || /^[^:]{2,40}:\s/.test(text)) return true;
  return isInColumns(rows, above) && !personIn(text);
}

/** "Invoice no. | 2026.88401" below a label: whether the row is a label with its own value, even an unimportant one. */
function isPair(row: Row | undefined): boolean {
  const [first, second] = row?.cells ?? [];
  if (isBaseAndRate(first?.lines[0]?.text ?? "")) return false;
  const words = labelWords(first?.lines[0]?.text ?? "");
  return second !== undefined && words.length > 0 && words.every(isOfLabels);
}

function isOfLabels(word: string): boolean {
  return conceptsOf(word).some((concept) => concept !== "STOP");
}

/**
 * Whether a label without a value stands between rows of label and value, so that the text below it is another label.
 */
function isInColumns(rows: readonly Row[], index: number): boolean {
  const [above, next] = [rows[index - 1], rows[index + 2]];
  return (
    isBetween(rows, index, above) || isBetween(rows, index, next) || areTwoBetween(rows[index], above, next)
  );
}

/** Whether two adjacent labels have lost their values. */
function areTwoBetween(own: Row | undefined, above: Row | undefined, next: Row | undefined): boolean {
  const places = [above, next].map((row) =>
    row?.cells.length === 2 ? row.cells.map(({ x }) => x).join() : "",
  );
  return places[0] !== "" && places[0] === places[1] && above?.cells[0]?.x === own?.cells[0]?.x;
}

function isBetween(rows: readonly Row[], index: number, above: Row | undefined): boolean {
  const [own, below] = [rows[index], rows[index + 1]];
  const columns = [above, below].map((row) => (row?.cells.length === 2 ? row.cells[1]?.x : undefined));
  return (
    columns[0] !== undefined &&
    columns[0] === columns[1] &&
    own?.cells[0]?.x === below?.cells[0]?.x &&
    above?.cells[0]?.x === below?.cells[0]?.x
  );
}

/** If values stand below their labels in a different weight, text set like a label is the next label. */
function isHeadedAlike(rows: readonly Row[], index: number): boolean {
  const [above, value, own, below] = [index - 2, index - 1, index, index + 1].map((at) => {
    const { cells = [] } = rows[at] ?? {};
    return cells.length === 1 ? cells[0]?.weight : undefined;
  });
  const isLabel = aloneLabel(rows[index - 2]?.cells[0]?.lines[0]?.text ?? "") !== null;
  return isLabel && value !== undefined && above === own && own === below && value !== own;
}

/** "Specification" over rows of several cells is the heading of those rows. */
function isTableHead(rows: readonly Row[], index: number): boolean {
  const [own, below] = [rows[index], rows[index + 1]];
  if (own?.cells.length !== 1 || below === undefined || below.gap || below.cells.length < 2) return false;
  return /^\p{L}+$/u.test(rowText(own));
}

/** "Service | Price" below "Travellers": the header of another table. */
function isOtherTable(rows: readonly Row[], index: number): boolean {
  const row = rows[index];
  if (!row || row.cells.length < 2 || /\d/.test(rowText(row))) return false;
  const speaksOf = (...concepts: readonly Concept[]) =>
    row.cells.some((cell) => {
      const label = labelOf(cell.lines[0]?.text ?? "");
      return concepts.some((one) => label?.concepts.has(one));
    });
  return (isHeader(row, rows[index + 1]) || speaksOf("PRICE", "TOTAL")) && !speaksOf("NAME", "GUEST");
}

function lastBelow(rows: readonly Row[], from: number, isList: boolean): Line | undefined {
  let last: Line | undefined;
  for (const row of rows.slice(from, from + MAX_VALUE_LINES)) {
    const first = row.cells[0]?.lines[0];
    if (!first || (last && isApart(row, first, isList))) break;
    last = row.cells.at(-1)?.lines.at(-1);
  }
  return last;
}

/**
 * Whether a row below the first belongs to something else. Of rows with several cells, only the numbers and people of a
 * list don't.
 */
function isApart({ cells, gap }: Row, { text }: Line, isList: boolean): boolean {
  if (gap || aloneLabel(text) || /^[^:]{2,40}:\s/.test(text)) return true;
  return cells.length > 1 && !(isList && (personIn(text) !== null || /^\d/.test(text)));
}
