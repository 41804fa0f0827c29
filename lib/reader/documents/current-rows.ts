import { aloneLabel } from "../evidence/layout/alone-label";
import { ARROW, BECAME, NOW } from "../words/connectives";
import { fold } from "../words/fold";
import { isCancelledTraveller } from "./called-off-people";
import { type Cell, type Row, rowText } from "./document";
import { cellText, MARKED, NEW, NEW_LAST, names, OLD, OLD_LAST } from "./old-and-new";
import { withoutReplaced } from "./replaced-rows";
import { dropUnnamedColumnValues } from "./untold-columns";

const HEADING_MAX = 70;

/**
 * Returns the rows that are still valid after an amendment: the new column of old and new columns, and the new section
 * of old and new sections.
 */
export function currentRows(rows: readonly Row[]): Row[] {
  const people = withoutReplaced(rows).filter((row) => !isCancelledTraveller(row));
  return withoutOldSections(
    dropUnnamedColumnValues(
      withoutOldColumns(withoutOldValues(people.map(withoutChanged).map(withoutOldCell))),
    ),
  );
}

/** "Arrival | 5 April | changed to | 12 April": drops the old value before the marker. */
function withoutChanged(row: Row): Row {
  const mark = row.cells.findIndex(({ lines: [line] }) => MARK.test(fold(line?.text ?? "").trim()));
  if (mark < 1 || mark === row.cells.length - 1) return row;
  const head = row.cells.slice(0, Math.max(1, mark - 1));
  const label = mark === 1 ? head.map(withoutValue) : head;
  return { ...row, cells: [...label, ...row.cells.slice(mark + 1)] };
}

/**
 * "Was / Departs 19 June" beside "Now / Departs 18 June": drops a cell of several lines whose first line marks it as
 * old.
 */
function withoutOldCell(row: Row): Row {
  const head = ({ lines: [line, more] }: Cell) => (line && more ? fold(line.text).trim() : "");
  const isNew = row.cells.some((cell) => names(head(cell), NEW, "NEW"));
  return isNew ? { ...row, cells: row.cells.filter((cell) => !names(head(cell), OLD, "OLD")) } : row;
}

const MARK = new RegExp(`^\\W*(?:${BECAME}|${NOW})\\W*$|^${ARROW}$`);

/** "Your commission 12% . EUR 177.60": drops the amount at the end. */
function withoutValue(cell: Cell): Cell {
  const lines = cell.lines.map((line) => ({
    ...line,
    text: line.text.replace(/[\s.:·…]*(?:[A-Z]{3}|\p{Sc})?\s?\d[\d.,' ]*(?:[A-Z]{3}|\p{Sc})?\s*$/u, ""),
  }));
  return { ...cell, lines };
}

const MAX_VALUE_ROWS = 3;

/** "Cabin | was | Inside 311" over "now | Outside 418": keeps the label with the new value only. */
function withoutOldValues(rows: readonly Row[]): Row[] {
  const kept: Row[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index];
    const now = row ? newValueBelow(rows, index) : null;
    if (!row) continue;
    kept.push(now ? { ...row, cells: [...row.cells.slice(0, 1), ...now.cells] } : row);
    if (now) index = now.at;
  }
  return kept;
}

/** Returns the cells with the new value that a later row gives for this row's label, and that row's index. */
function newValueBelow(rows: readonly Row[], index: number): { at: number; cells: readonly Cell[] } | null {
  const [, mark, value] = rows[index]?.cells ?? [];
  if (!value || !isMark(mark, OLD)) return null;
  const below = rows.slice(index + 1, index + 1 + MAX_VALUE_ROWS);
  const found = below.findIndex((row) => newValue(row).length > 0);
  const between = below.slice(0, Math.max(0, found));
  const now = below[found];
  if (!now || between.some((row) => row.cells.length > 1 || row.gap)) return null;
  return { at: index + 1 + found, cells: newValue(now) };
}

/** Returns the cells after the first or second cell if that cell says "now". */
function newValue({ cells }: Row): readonly Cell[] {
  const mark = cells.findIndex((cell) => isMark(cell, NEW));
  return mark === 0 || mark === 1 ? cells.slice(mark + 1) : [];
}

/** Whether a cell marks the value beside it as old or as new. */
function isMark(cell: Cell | undefined, kind: RegExp): boolean {
  const text = cell ? fold(cellText(cell)).trim() : "";
  return text.length < 20 && text.split(" ").length < 3 && !/\d/.test(text) && kind.test(text);
}

function withoutOldColumns(rows: readonly Row[]): Row[] {
  const kept: Row[] = [];
  let old: OldColumn | null = null;
  for (const row of rows) {
    const header = columnsOf(row);
    if (header) {
      old = header;
      kept.push(...headOf(row));
      continue;
    }
    if (old && (row.table !== old.table || (old.table === 0 && row.cells.length === 1))) old = null;
    kept.push(old ? withoutColumn(row, old) : row);
  }
  return kept;
}

/** "TRAVELLERS | WAS | NOW": keeps the first column's header as the heading of its rows. */
function headOf(row: Row): Row[] {
  const [first] = row.cells;
  const text = first ? fold(cellText(first)) : "";
  const isHead = first && aloneLabel(text)?.role === "guest";
  return isHead ? [{ ...row, cells: [first] }] : [];
}

/** The positions of a table's old and new values. */
type OldColumn = {
  readonly x: number;
  readonly right: number;
  readonly column: number;
  readonly table: number;
  readonly count: number;
  readonly newX: number | undefined;
};

function columnsOf(row: Row): OldColumn | null {
  if (row.cells.length < 2 || row.cells.length > 5) return null;
  const texts = row.cells.map((cell) => fold(cellText(cell)));
  const column = texts.findIndex((text) => names(text, OLD, "OLD"));
  const now = texts.findIndex((text) => names(text, NEW, "NEW"));
  const cell = row.cells[column];
  return cell && now >= 0 && now !== column
    ? {
        x: cell.x,
        right: cell.right,
        column,
        table: row.table,
        count: row.cells.length,
        newX: row.cells[now]?.x,
      }
    : null;
}

function withoutColumn(row: Row, old: OldColumn): Row {
  if (row.cells.length < 2) return row;
  const exact = row.cells.findIndex(({ x }) => x === old.x);
  // A value that was struck out leaves no cell behind.
  const isGone = row.table > 0 && exact < 0 && row.cells.some(({ x }) => x === old.newX);
  const { x = 0, right = 0 } = row.cells[exact] ?? {};
  const isOfBoth = right - x > 1 && right >= (old.newX ?? Number.POSITIVE_INFINITY);
  if (isGone || isOfBoth) return row;
  const counted = exact > 0 ? exact : countedIn(row, old);
  const index = counted < 0 ? row.cells.findIndex((cell, at) => at > 0 && isUnder(cell, old)) : counted;
  const isOld = (cell: Cell, at: number) =>
    isLabelOf(row, index, old) ? at > 0 && isUnder(cell, old) : at === index;
  return { ...row, cells: row.cells.filter((cell, at) => !isOld(cell, at)) };
}

/**
 * "Total  £2,390.00" under "was  now": whether a cell stands in the old column only, when the new value is missing. In
 * plain text, amounts that end together may begin to the right of a short header.
 */
function isUnder(cell: Cell, { x, right, newX = 0, table }: OldColumn): boolean {
  return (table === 0 || cell.x <= right) && cell.right >= x && cell.right < newX;
}

/** Returns the index of the cell with the old value, by the number of cells or by their positions. */
function countedIn({ cells }: Row, old: OldColumn): number {
  const byCount = cells.length === old.count || cells.length === old.count + 1;
  return byCount
    ? old.column + (cells.length - old.count)
    : cells.findIndex((cell) => cell.x <= old.x && cell.right >= old.x);
}

/** In plain text, a label begins to the left of the old values. */
function isLabelOf({ cells, table }: Row, index: number, old: OldColumn): boolean {
  return index === 0 && table === 0 && old.column === 0 && (cells[0]?.x ?? 0) < old.x;
}

function withoutOldSections(rows: readonly Row[]): Row[] {
  const headings = rows.map((row) => headingKind(row));
  if (!headings.includes("old") || !headings.includes("new"))
    return withoutOldOf(rows).flatMap((row) => withoutOldLine(row));
  const lastNew = headings.lastIndexOf("new");
  let inOld = false;
  return rows.filter((row, index) => {
    const kind = headings[index];
    if (kind) inOld = kind === "old";
    else if (row.gap && index > lastNew) inOld = false;
    return !inOld;
  });
}

const LABELLED = /^\W*[\p{L}-]{2,14}(?:\s\p{L}{2,14})?(?:\s?\(\p{L}[\p{L} ]{1,18}\))?\s?[:\t]\s?\S/u;
/**
 * Drops a line "OLD: 3 - 8 June" if there is also a line "NEW: 10 - 15 June". A line marked as old that holds no number
 * is dropped only directly above the new one.
 */
function withoutOldOf(rows: readonly Row[]): readonly Row[] {
  const kinds = rows.map((row) => labelledKind(fold(row.cells.map(cellText).join("\t"))));
  if (!kinds.some((kind) => kind?.isNew)) return rows;
  return rows.filter((_, index) => {
    const kind = kinds[index];
    return !kind?.isOld || !(kind.isNumbered || kinds[index + 1]?.isNew);
  });
}

function labelledKind(line: string) {
  const label = LABELLED.test(line) ? (line.split(/[:\t]/, 1)[0] ?? "") : "";
  if (label === "") return null;
  const isNumbered = /\d/.test(line);
  const mark = MARKED.exec(label)?.[2] ?? label;
  const isOld =
    (names(mark, OLD, "OLD") || OLD_LAST.test(label)) && !/price|preis|prix|number|nummer|fare/.test(line);
  return { isOld, isNew: names(mark, NEW, "NEW") || NEW_LAST.test(label), isNumbered };
}

function headingKind(row: Row): "old" | "new" | null {
  const text = fold(rowText(row)).trim();
  if (row.cells.length !== 1 || text.length > HEADING_MAX || /:\s*\S|\d{3}/.test(text)) return null;
  if (OLD.test(text) || OLD_LAST.test(text)) return "old";
  return NEW.test(text) || NEW_LAST.test(text) ? "new" : null;
}

/** Drops a separate line such as "Old departure: ...". */
function withoutOldLine(row: Row): Row[] {
  const text = fold(rowText(row));
  return /^(?:old|previous|former|bisherige[rs]?|alte[rs]?|ancien(?:ne)?|vecchi[oa]|puvodni|oude|tidigare)\s[\p{L} -]{3,30}[:\t ]/u.test(
    text,
  ) &&
    /\d/.test(text) &&
    !/price|preis|number|nummer|fare/.test(text.slice(0, 40))
    ? []
    : [row];
}
