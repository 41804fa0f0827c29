import { CONFIDENCE } from "@/lib/extraction/confidence";
import { type Cell, type Doc, type Line, type Row, rowText } from "@/lib/extraction/documents/document";
import { type Label, labelOf, labelWords } from "@/lib/extraction/words/label";
import { conceptsOf } from "@/lib/extraction/words/lexicon";
import { personIn } from "@/lib/extraction/words/person";
import { withoutPerPerson } from "../money/per-person";
import { isCounted } from "../people/head-count";
import { commissionRows, countsPeople, headerPairs, isHeader } from "./header-pairs";
import { linePairs } from "./line-pairs";
import { type Pair, spanOf } from "./pair";

const MAX_VALUE_LINES = 6;
/** "Transfer airport - hotel - airport". */
const ROUTE = /\s[–—-]\s.*\s[–—-]\s/;
const SENTENCE = /[.!?]\s+\p{Lu}/u;

/** Every label with its value, in all the ways a booking mail arranges them. */
export function findPairs(doc: Doc, rows: readonly Row[] = doc.rows): Pair[] {
  const pairs: Pair[] = [];
  const columned = commissionRows(rows);
  for (const [index, row] of rows.entries()) {
    for (const cell of row.cells) pairs.push(...cellPairs(doc, cell, index).filter(isNoRemark));
    pairs.push(...(columned.has(index) ? [] : acrossCells(doc, rows, index)), ...belowRow(doc, rows, index));
  }
  return [...pairs.map((pair) => continued(doc, rows, withoutColon(pair))), ...headerPairs(doc, rows)];
}

/** In plain text a value may go on in the next lines, set in under its beginning. */
function continued(doc: Doc, rows: readonly Row[], pair: Pair): Pair {
  const row = rows[pair.row];
  if (doc.kind !== "text" || !row) return pair;
  let end = pair.value.end;
  for (const next of rows.slice(pair.row + 1, pair.row + 4)) {
    const line = next.cells.length === 1 && !next.gap ? next.cells[0]?.lines[0] : undefined;
    if (!line || next.indent < row.indent + 4 || beginsPair(line.text)) break;
    end = line.offset + line.text.length;
  }
  return end > pair.value.end ? { ...pair, value: { ...pair.value, end } } : pair;
}

/** "Guest | : Jane Doe": the colon belongs to the label. */
function withoutColon(pair: Pair): Pair {
  const { doc, start, end } = pair.value;
  const colon = /^\s*[:：]\s*(?=\S)/.exec(doc.text.slice(start, end))?.[0] ?? "";
  return colon === "" ? pair : { ...pair, value: { doc, start: start + colon.length, end } };
}

/** Of a label with only a remark in brackets behind it, the value is elsewhere. */
function isNoRemark({ value }: Pair): boolean {
  return !/^\s*\([^()\d]{2,60}\)\s*$/.test(value.doc.text.slice(value.start, value.end));
}

function beginsPair(text: string): boolean {
  return (
    aloneLabel(text) !== null || (/^[^:]{2,30}:\s/.test(text) && labelOf(text.split(":")[0] ?? "") !== null)
  );
}

function cellPairs(doc: Doc, cell: Cell, row: number): Pair[] {
  return cell.lines.flatMap((line, index) => {
    const inside = linePairs(doc, line, row);
    if (inside.length > 0) return inside;
    return cell.lines.length > 1 ? nextLines(doc, cell.lines, index, row) : [];
  });
}

function nextLines(doc: Doc, lines: readonly Line[], index: number, row: number): Pair[] {
  const line = lines[index];
  const first = lines[index + 1];
  const label = line ? aloneLabel(line.text) : null;
  if (!label || !first || !line || aloneLabel(first.text)) return [];
  let last = first;
  for (const next of lines.slice(index + 2, index + MAX_VALUE_LINES)) {
    if (aloneLabel(next.text) || /:\s/.test(next.text)) break;
    last = next;
  }
  return [
    {
      label,
      labelText: line.text,
      value: spanOf(doc, first, last),
      source: "label",
      trust: CONFIDENCE.layout.nextLines,
      row,
    },
  ];
}

/** A line that is nothing but a label. */
export function aloneLabel(text: string): Label | null {
  if (
    SENTENCE.test(text) ||
    ROUTE.test(text) ||
    /[.,;!?]\s*$/.test(text.replace(/(?:no|nr|č|nº|núm|ref)\.$/i, ""))
  )
    return null;
  const ends = /[:：]\s*$/.test(text);
  const label = labelOf(text.replace(/\s*[:：]\s*$/, ""), !ends);
  return label && (ends || label.score >= CONFIDENCE.layout.aloneLabel) ? label : null;
}

/** Cells of one row: label and value in turn, or a label and all that follows it. */
function acrossCells(doc: Doc, rows: readonly Row[], index: number): Pair[] {
  const row = rows[index];
  if (!row || row.cells.length < 2 || isHeader(row, rows[index + 1])) return [];
  const labels = rowLabels(row);
  return row.cells.flatMap((cell, column) => {
    const label = labels[column];
    if (!label) return [];
    const next = row.cells.findIndex(
      (one, other) =>
        other > column &&
        (labels[other] !== null ||
          (!isCounted(one.lines[0]?.text ?? "") && beginsPair(one.lines[0]?.text ?? ""))),
    );
    const all = row.cells.slice(column + 1, next < 0 ? undefined : next);
    const values = all.length > 1 ? withoutPerPerson(all, rows, index) : all;
    return values.length > 0 ? paired(doc, cell, label, values, index) : [];
  });
}

/** The first cell may be a label loosely; later ones only when they can be nothing else, because values hold such words too. */
function rowLabels(row: Row): (Label | null)[] {
  const labels = row.cells.map((cell, column) => cellLabel(cell, column > 0));
  if (countsPeople(row)) return labels.map((label, column) => (column === 0 ? label : null));
  const [first, second] = labels;
  return row.cells.length === 2 && first && second ? [first, null] : labels;
}

function paired(doc: Doc, cell: Cell, label: Label, values: readonly Cell[], row: number): Pair[] {
  const [only] = values;
  const trust = CONFIDENCE.layout.acrossCells;
  if (only && values.length === 1 && cell.lines.length > 1 && only.lines.length === cell.lines.length) {
    return cell.lines.flatMap((line, index) => {
      const own = aloneLabel(line.text);
      const value = only.lines[index];
      if (!own || !value) return [];
      return [
        { label: own, labelText: line.text, value: spanOf(doc, value), source: "label" as const, trust, row },
      ];
    });
  }
  const first = only?.lines[0];
  const last = values.at(-1)?.lines.at(-1);
  if (!first || !last) return [];
  return [
    {
      label,
      labelText: cell.lines[0]?.text ?? "",
      value: spanOf(doc, first, last),
      source: "label",
      trust,
      row,
    },
  ];
}

/** "Estimated total: (due at counter)": a remark is no value. */
const REMARK = /[:：]\s*\([^()\d]{2,60}\)\s*[:：]?$/;

function cellLabel(cell: Cell, strict: boolean): Label | null {
  const [first, ...more] = cell.lines;
  if (!first || (more.length > 0 && !more.every((line) => aloneLabel(line.text)))) return null;
  const text = first.text.replace(REMARK, ":");
  if (/:\s+\S/.test(text)) return null;
  const ends = /[:：]\s*$/.test(text);
  const label = labelOf(text.replace(/\s*[:：]\s*$/, ""), strict && !ends);
  return label && (label.score >= CONFIDENCE.layout.cellLabel || ends) ? label : null;
}

/** A row that is one label, and the row under it. */
function belowRow(doc: Doc, rows: readonly Row[], index: number): Pair[] {
  const row = rows[index];
  const [only, other] = row?.cells ?? [];
  const line = only?.lines[0];
  if (!row || !only || other || !line || only.lines.length > 1) return [];
  const label = aloneLabel(line.text);
  const below = rows[index + 1];
  if (!label || !below || (below.cells.length > 2 && label.role !== "guest")) return [];
  const first = below.cells[0]?.lines[0];
  if (!first || isLabelToo(first.text, rows, index) || isPair(below) || isStop(label, below)) return [];
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

/** "Torino  02/04/2027 08:10" is a stop, and nobody who travels. */
function isStop({ role }: Label, below: Row): boolean {
  return role === "guest" && /\d\s\d{1,2}[:.h]\d{2}(?!\d)/.test(rowText(below));
}

function isLabelToo(text: string, rows: readonly Row[], above: number): boolean {
  if (aloneLabel(text) !== null || /^[^:]{2,40}:\s/.test(text)) return true;
  return isInColumns(rows, above) && !personIn(text);
}

/** "Invoice no. | 2026.88401" below a label: a label with a value of its own, however little it tells. */
function isPair({ cells }: Row): boolean {
  const [first, second] = cells;
  const words = labelWords(first?.lines[0]?.text ?? "");
  return second !== undefined && words.length > 0 && words.every(isOfLabels);
}

function isOfLabels(word: string): boolean {
  return conceptsOf(word).some((concept) => concept !== "STOP");
}

/** Between rows of a label and a value each, one that has lost its value: what stands below is another label. */
function isInColumns(rows: readonly Row[], index: number): boolean {
  const [above, own, below] = [rows[index - 1], rows[index], rows[index + 1]];
  const columns = [above, below].map((row) => (row?.cells.length === 2 ? row.cells[1]?.x : undefined));
  return (
    columns[0] !== undefined &&
    columns[0] === columns[1] &&
    own?.cells[0]?.x === below?.cells[0]?.x &&
    above?.cells[0]?.x === below?.cells[0]?.x
  );
}

function lastBelow(rows: readonly Row[], from: number, isList: boolean): Line | undefined {
  let last: Line | undefined;
  for (const row of rows.slice(from, from + MAX_VALUE_LINES)) {
    const first = row.cells[0]?.lines[0];
    if (!first || (last && (row.gap || aloneLabel(first.text) || /^[^:]{2,40}:\s/.test(first.text)))) break;
    if (row.cells.length > 1 && last && !isList) break;
    last = row.cells.at(-1)?.lines.at(-1);
  }
  return last;
}
