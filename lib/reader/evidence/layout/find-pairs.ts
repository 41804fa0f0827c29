import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Cell, Doc, Line, Row } from "@/lib/reader/documents/document";
import { datesIn } from "@/lib/reader/words/date-range";
import { fold } from "@/lib/reader/words/fold";
import { type Label, labelOf } from "@/lib/reader/words/label";
import { RATE_OF_BASE } from "@/lib/reader/words/sayings/commission-sayings";
import { THAT_IS } from "../../words/connectives";
import { isBaseAndRate } from "../money/commission-words";
import { withoutPerPerson, withoutShare } from "../money/per-person";
import { isCounted } from "../people/head-count";
import { aloneLabel, beginsPair } from "./alone-label";
import { belowRow } from "./below-pairs";
import { commissionRows, countsPeople, headerPairs, headerTables, isHeader, rowsOf } from "./header-pairs";
import { type LabelColumns, labelColumns } from "./label-columns";
import { linePairs } from "./line-pairs";
import { type Pair, spanOf } from "./pair";

const MAX_VALUE_LINES = 6;

/** Finds every label with its value, in all the layouts of booking emails. */
export function findPairs(doc: Doc, rows: readonly Row[] = doc.rows): Pair[] {
  const pairs: Pair[] = [];
  const tables = headerTables(rows);
  const [columned, headed] = [commissionRows(tables), rowsOf(tables)];
  const labelled = labelColumns(rows, rowLabels);
  for (const [index, row] of rows.entries()) {
    for (const cell of row.cells) pairs.push(...cellPairs(doc, cell, index).filter(isNoRemark));
    pairs.push(
      ...(columned.has(index)
        ? []
        : acrossCells(doc, rows, index, labelled).filter(
            (pair) => !headed.has(index) || (isFirst(row, pair.labelText) && pair.label.role !== "reference"),
          )),
      ...belowRow(doc, rows, index),
    );
  }
  return [...pairs.map((pair) => continued(doc, rows, withoutColon(pair))), ...headerPairs(doc, tables)];
}

/** "BOOKED" below "Status": a cell below a column header is also the label's value if other values stand beside it. */
function isFirst({ cells: [first] }: Row, labelText: string): boolean {
  return first?.lines[0]?.text === labelText;
}

function continued(doc: Doc, rows: readonly Row[], pair: Pair): Pair {
  const row = rows[pair.row];
  if (!row) return pair;
  const end =
    amountBehind(doc, row, pair) ?? (doc.kind === "text" ? endBelow(rows, row, pair) : pair.value.end);
  return end > pair.value.end ? { ...pair, value: { ...pair.value, end } } : pair;
}

/** In plain text, a value may continue on the next lines, indented below its beginning. */
function endBelow(rows: readonly Row[], row: Row, pair: Pair): number {
  let end = pair.value.end;
  for (const next of rows.slice(pair.row + 1, pair.row + 4)) {
    const line = next.cells.length === 1 && !next.gap ? next.cells[0]?.lines[0] : undefined;
    if (!line || next.indent < row.indent + 4 || beginsPair(line.text)) break;
    end = line.offset + line.text.length;
  }
  return end;
}

/**
 * "Commission: 8 % of the rent, which is | 464.00", "Your commission: 10% of the fare | 27.40": the value continues in
 * the next cell.
 */
function amountBehind(doc: Doc, row: Row, { value, label }: Pair): number | undefined {
  const next = row.cells.findIndex(({ lines: [line] }) => line !== undefined && line.offset > value.end);
  const isSign = /^(?:\p{Sc}|[A-Z]{3}|kr|Kč|zł)$/u.test(row.cells[next]?.lines[0]?.text.trim() ?? "");
  const line = row.cells[isSign ? next + 1 : next]?.lines[0];
  const isRate = label.role === "commission" && RATE_ALONE.test(doc.text.slice(value.start, value.end));
  const isOpen = isRate || LEADS_ON.test(doc.text.slice(Math.max(value.start, value.end - 30), value.end));
  return isOpen && line && /^\D{0,5}\d/.test(line.text) ? line.offset + line.text.length : undefined;
}

/** A percentage, and no other number. */
const RATE_ALONE = /^\D*\d{1,2}(?:[.,]\d{1,2})?\s?[%％]\D*$/;
const LEADS_ON = new RegExp(`(?:[=:]|(?<!\\p{L})${THAT_IS})\\s*$`, "iu");

/** "Guest | : Jane Doe": the colon belongs to the label. */
function withoutColon(pair: Pair): Pair {
  const { doc, start, end } = pair.value;
  const colon = /^\s*[:：]\s*(?=\S)/.exec(doc.text.slice(start, end))?.[0] ?? "";
  return colon === "" ? pair : { ...pair, value: { doc, start: start + colon.length, end } };
}

/** Drops a label followed only by a remark in brackets; its value is elsewhere. */
function isNoRemark({ value }: Pair): boolean {
  return !/^\s*\([^()\d]{2,60}\)\s*$/.test(value.doc.text.slice(value.start, value.end));
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

/**
 * Pairs the cells of one row: labels and values alternate, or a label has all cells up to the position of the next
 * label in other rows.
 */
function acrossCells(doc: Doc, rows: readonly Row[], index: number, labelled: LabelColumns): Pair[] {
  const row = rows[index];
  const next = rows[index + 1];
  if (!row || row.cells.length < 2 || (next && next.cells.length > 1 && isHeader(row, next))) return [];
  const labels = rowLabels(row);
  return row.cells.flatMap((cell, column) => {
    const label = labels[column];
    if (!label) return [];
    const stop = row.cells.findIndex(
      (one, other) =>
        other > column &&
        (labels[other] !== null ||
          isPairOfItsOwn(one) ||
          (labelled.get(row.table)?.has(one.x) === true && other < row.cells.length - 1)),
    );
    const all = row.cells.slice(column + 1, stop < 0 ? undefined : stop);
    const values = all.length > 1 ? withoutShare(withoutPerPerson(all, rows, index), rows, index) : all;
    return values.length > 0 ? paired(doc, cell, label, values, index) : [];
  });
}

function isPairOfItsOwn(cell: Cell): boolean {
  const text = cell.lines[0]?.text ?? "";
  return !isRateOfBase(cell) && !isCounted(text) && beginsPair(text);
}

/**
 * Returns the label of each cell in a row. The first cell is read loosely; later ones only if they can be nothing else,
 * because values contain such words too.
 */
function rowLabels(row: Row): (Label | null)[] {
  const labels = row.cells.map((cell, column) => cellLabel(cell, column > 0));
  if (countsPeople(row)) return labels.map((label, column) => (column === 0 ? label : null));
  const [first, second] = labels;
  if (row.cells.length === 2 && first && second) return [first, null];
  return labels.map((label, column) => {
    const cell = row.cells[column];
    const isOfAbove = label?.role !== "commission" && isBaseAndRate(cell?.lines[0]?.text ?? "");
    return isOfAbove || (column > 0 && isRateOfBase(cell)) ? null : label;
  });
}

/** "Commission | 10 % on the room total | GBP 74.00": the percentage belongs to the value. */
function isRateOfBase(cell: Cell | undefined): boolean {
  const text = fold(cell?.lines[0]?.text ?? "");
  return (
    (/^\d/.test(text) && RATE_OF_BASE.test(text.split(/:\s/, 1)[0] ?? "")) ||
    /^[^=]*\d\s?[%％]\s*[=＝]/.test(text) ||
    isBaseAndRate(text)
  );
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

/** "Estimated total: (due at counter)": a remark is not a value. */
const REMARK = /[:：]\s*\([^()\d]{2,60}\)\s*[:：]?$/;

/** "Less: Agency commission": in a calculation, the operation on the amount. */
const TAKEN_OFF =
  /^\W*(?:less|minus|plus|add|deduct(?:ion)?|abz(?:gl|ug)?\.?|abzüglich|zzgl\.?|moins|[àa] d[ée]duire|d[ée]duction|menos|a (?:deducir|deduzir|descontar)|meno|da dedurre|a detrarre|più|más|min|minder|af|in mindering|avgår|avdrag|fradrag|fratrekk|odečteno|odečet|do odliczenia|odliczono|levonás|de dedus)\s?:\s+(?=\p{L})/iu;

/**
 * "TOTAL BB-26-4471": the booking's number, in an email with several bookings; not a date, as in "Gross due
 * 12/09/2026".
 */
const OF_NUMBER =
  /(?<=^\p{L}{4,12}(?:\s\p{L}{2,12})?)\s(?!\d{1,4}[-/]\d{1,2}[-/]\d{2,4}:?$)(?=[A-Z\d/-]*\d{3})[A-Z\d]+(?:[-/][A-Z\d]+)+(?=:?$)/u;

function cellLabel(cell: Cell, strict: boolean): Label | null {
  const [first, ...more] = cell.lines;
  if (!first || (more.length > 0 && !more.every((line) => aloneLabel(line.text)))) return null;
  const text = first.text.replace(REMARK, ":").replace(TAKEN_OFF, "").replace(OF_NUMBER, "");
  if (/:\s+\S/.test(text)) return null;
  const ends = /[:：]\s*$/.test(text);
  const label = labelOf(text.replace(/\s*[:：]\s*$/, ""), strict && !ends) ?? moneyLabel(text);
  return label && (label.score >= CONFIDENCE.layout.cellLabel || ends) ? label : null;
}

/** "Received 14 Mar 2026": a payment label followed by its date. */
function moneyLabel(text: string): Label | null {
  const [day, more] = datesIn(text);
  const head = day && !more && day.at > 3 && text.length - day.end < 3 ? text.slice(0, day.at) : "";
  const label = head === "" ? null : labelOf(head.replace(/[\s:(]+$/, ""), true);
  return label?.role === "otherAmount" ? label : null;
}
