import { CONFIDENCE } from "@/lib/reader/confidence";
import type { Cell, Doc, Row } from "@/lib/reader/documents/document";
import { datesIn } from "@/lib/reader/words/date-range";
import { fold } from "@/lib/reader/words/fold";
import { type Label, labelOf, sideOf } from "@/lib/reader/words/label";
import type { Concept } from "@/lib/reader/words/labels/label-words";
import { childrenIn, countIn, isCounted } from "../people/head-count";
import { cellUnder } from "./cell-under";
import { type Pair, spanOf } from "./pair";

/** A header row and the rows below it. */
export type HeaderTable = {
  readonly header: Row;
  readonly labels: readonly (Label | null)[];
  /** The data rows with their indexes in the document's rows. */
  readonly body: readonly { readonly row: Row; readonly index: number }[];
};

const MAX_BODY = 5_000;

/** Finds the tables whose first row names the columns. */
export function headerTables(rows: readonly Row[]): HeaderTable[] {
  const tables: HeaderTable[] = [];
  for (let index = 0; index < rows.length; index += 1) {
    const header = rows[index];
    if (!header || !isHeader(header, rows[index + 1])) continue;
    const body = bodyOf(rows, index, header);
    if (body.length === 0) continue;
    tables.push({
      header,
      labels: header.cells
        .map((cell, column) => ofDays(cell, column, header, body))
        .map((label, column, all) => (isOfAgency(label, all[column - 1]) ? labelOf("agency no") : label)),
      body,
    });
    index = body.at(-1)?.index ?? index;
  }
  return tables;
}

/** "Agency | Code": whether a code column belongs to the agency rather than to a booking. */
function isOfAgency(label: Label | null, before: Label | null | undefined): boolean {
  const isBare = label?.role === "reference" && [...label.concepts].every((one) => BARE.has(one));
  return isBare && (before?.role === "agency" || before?.role === "agent");
}

const BARE: ReadonlySet<Concept> = new Set<Concept>(["NUM", "CODE", "COUNT", "STOP"]);

/** "From | To" over dates are the ends of a trip; over places they are those of a route. */
function ofDays(head: Cell, column: number, header: Row, [first]: HeaderTable["body"]): Label | null {
  const label = labelOf(cellText(head).replace(/\s*:\s*$/, ""));
  const end = label && sideOf(label);
  const cell = end && first && cellUnder(header, column, first.row);
  return end && cell && datesIn(cellText(cell)).length > 0 ? labelOf(end) : label;
}

/** A code: "6QX4ZT". */
const CODE = /^(?=\S*\d)(?=\S*[A-Z])[A-Z\d-]{5,}$/;

/** Whether a row is a header of columns. */
export function isHeader(row: Row, next?: Row): boolean {
  if (row.cells.length < 2 || (next && next.cells.length <= 2 && isLabelled(next))) return false;
  const texts = row.cells.map(cellText);
  if (
    texts.some(
      (text) =>
        text.length > 45 || /\d{2,}|:\s+\S/.test(withoutRate(text)) || isCount(text) || CODE.test(text),
    )
  )
    return false;
  if (next && row.table > 0 && next.table !== row.table) return false;
  if (countsPeople(row)) return false;
  const hasColon = texts.map((text) => /:\s*$/.test(text));
  // If two adjacent cells are labels, neither has its value beside it.
  const isAbove = hasColon.some((has, column) => has && hasColon[column + 1]);
  const named = texts.map(
    (text, column) => (isAbove || !hasColon[column]) && labelOf(text.replace(/\s*:\s*$/, ""), true) !== null,
  );
  const known = named.filter(Boolean).length;
  return known >= 2 && known * 2 >= texts.length && !isInPairs(row, named, next) && !isLabelledInTurn(next);
}

/** "Agency | 00-44817 | Agent | Jane Doe": a row that alternates labels and values is not below a header. */
function isLabelledInTurn(row: Row | undefined): boolean {
  const labels =
    row?.cells.map((cell) => labelOf(cellText(cell).replace(/\s*:\s*$/, ""), true) !== null) ?? [];
  return labels.length > 2 && labels.every((is, column) => is === (column % 2 === 0));
}

/** "Agency commission (10%)" is a column header, too. */
function withoutRate(text: string): string {
  return text.replace(/\d+(?:[.,]\d+)?\s?%|%\s?\d+(?:[.,]\d+)?/g, "");
}

/** "2 adults + 1 child": whether the cell is a count of people, not a header for one. */
function isCount(text: string): boolean {
  return /^\d/.test(text) && (countIn(fold(text)) ?? childrenIn(fold(text))) > 0;
}

/** "Party | Adults 2 | Infants 1": whether the cells are counts of people rather than headers. */
export function countsPeople({ cells: [head, ...cells] }: Row): boolean {
  return (
    head !== undefined &&
    cells.length > 0 &&
    cells.every((cell) => isCounted(cellText(cell))) &&
    labelOf(cellText(head).replace(/\s*:\s*$/, ""))?.role === "pax"
  );
}

/**
 * "Name | Jane Doe | Guests | 3": whether labels and values alternate, as their weight or another label below shows.
 */
function isInPairs(row: Row, named: readonly boolean[], next: Row | undefined): boolean {
  if (!named.every((is, column) => is === (column % 2 === 0))) return false;
  if (row.cells.length % 2 === 1) return labelledAt(next, 2);
  const heavy = row.cells.every((cell, column) => cell.weight > 0 === (column % 2 === 0));
  return heavy || isLabelled(next) || labelledAt(next, 2) || next?.cells.length === 2;
}

/**
 * Whether the next row has a label in the same column. The first cell of each row is then a label too, whatever its
 * words.
 */
function labelledAt(row: Row | undefined, column: number): boolean {
  const line = row?.cells[column]?.lines[0];
  return line !== undefined && labelOf(line.text.replace(/\s*:\s*$/, ""), true) !== null;
}

/** In a table of two columns, a label at the start of the next row shows that labels stand on the left. */
function isLabelled(row: Row | undefined): boolean {
  return labelledAt(row, 0);
}

function bodyOf(rows: readonly Row[], at: number, header: Row): { row: Row; index: number }[] {
  const body: { row: Row; index: number }[] = [];
  for (const [offset, row] of rows.slice(at + 1, at + 1 + MAX_BODY).entries()) {
    const isApart = header.table === 0 && row.gap && body.length > 0 && !isTotalRow(row);
    if (row.table !== header.table || row.cells.length < 2 || isApart || isHeader(row)) break;
    body.push({ row, index: at + 1 + offset });
  }
  return body;
}

/** Returns the rows of tables with a column for a commission or a net; the last cell of such a row is not its total. */
export function commissionRows(tables: readonly HeaderTable[]): ReadonlySet<number> {
  return rowsOf(
    tables.filter(({ labels }) =>
      labels.some((label) => label?.role === "commission" || label?.role === "net"),
    ),
  );
}

/** Returns the row indexes of tables. */
export function rowsOf(tables: readonly HeaderTable[]): ReadonlySet<number> {
  return new Set(tables.flatMap(({ body }) => body.map(({ index }) => index)));
}

export function headerPairs(doc: Doc, tables: readonly HeaderTable[]): Pair[] {
  const { header } = CONFIDENCE.layout;
  return tables.flatMap((table) => {
    const sums = table.body.some(({ row }) => isTotalRow(row));
    return table.body.flatMap(({ row, index }) =>
      table.header.cells.flatMap((head, column) => {
        const label = labelIn(table, column, row);
        const cell = cellUnder(table.header, column, row);
        const first = cell?.lines[0];
        if (!label || !cell || !first || (SUMMED.has(label.role) && isSummary(table, row))) return [];
        const value = spanOf(doc, first, cell.lines.at(-1));
        const said = ofTotal(table, row, label);
        const trust = isTotalRow(row) ? header : header * partOf(table, column, label, sums);
        return [
          { label: said, labelText: cellText(head), value, source: "table" as const, trust, row: index },
        ];
      }),
    );
  });
}

/** "Gross total" below "Amount", the only column of prices: the row's own name is more precise than the column's. */
function ofTotal({ labels }: HeaderTable, row: Row, label: Label): Label {
  const prices = labels.filter((one) => PRICES.some((concept) => one?.concepts.has(concept)));
  const [first] = isTotalRow(row) && prices.length === 1 && SUMMED.has(label.role) ? row.cells : [];
  const own = first ? labelOf(cellText(first)) : null;
  return own && SUMMED.has(own.role) && own.score > label.score ? own : label;
}

const PRICES: readonly Concept[] = ["PRICE", "TOTAL", "TAX", "GROSS"];

/** Returns the factor for the confidence of a column's label if the row is one of several. */
function partOf(table: HeaderTable, column: number, { role }: Label, sums: boolean): number {
  const { part, share } = CONFIDENCE.layout;
  if (SUMMED.has(role) && priced(table, column) > 1) return share;
  return sums && role === "commission" ? part : 1;
}

const SUMMED: ReadonlySet<Label["role"]> = new Set(["total", "gross"]);

/** "Imponibile" across several columns names the amounts after it, which are not the price of a service. */
function isSummary({ header }: HeaderTable, row: Row): boolean {
  const [first] = row.cells;
  const covered = header.cells.filter(({ x, right }) => first && first.x <= x && right <= first.right);
  return covered.length > 2 && !isTotalRow(row);
}

/**
 * Returns the number of rows with an amount in this column. If there are several, each is for one guest or one service.
 */
function priced({ header, body }: HeaderTable, column: number): number {
  return body.filter(({ row }) => {
    const cell = isRest(row) || isTotalRow(row) ? undefined : cellUnder(header, column, row);
    return cell !== undefined && /\d[.,]\d{2}(?!\d)/.test(cellText(cell));
  }).length;
}

function labelIn({ labels }: HeaderTable, column: number, row: Row): Label | null {
  const label = labels[column] ?? null;
  return label && SUMMED.has(label.role) && isRest(row) ? null : label;
}

/** Whether the row is about an amount owed or paid, which is no total, whatever its column is called. */
function isRest(row: Row): boolean {
  const [first] = row.cells;
  const text = first ? cellText(first) : "";
  const label = labelOf(text.slice(0, datesIn(text)[0]?.at).replace(/[\s\d/.-]+$/, ""));
  return (
    ["BALANCE", "PAID", "DEPOSIT", "DUE"].some((one) => label?.concepts.has(one as Concept)) &&
    !label?.concepts.has("TOTAL")
  );
}

export function isTotalRow(row: Row): boolean {
  const [first] = row.cells;
  const label = first ? labelOf(cellText(first).replace(/\s*:\s*$/, "")) : null;
  return label?.concepts.has("TOTAL") === true && !label.concepts.has("SUB");
}

export function cellText(cell: Cell): string {
  return cell.lines.map((line) => line.text).join(" ");
}
