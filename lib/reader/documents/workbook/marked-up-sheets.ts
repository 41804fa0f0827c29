import { encodingOf, textChunks } from "@/lib/platform/base/encodings/text-encoding";
import { flowOf, isHidden } from "../html-style";
import { readFlatWorkbook, type Workbook } from "./read-workbook";
import { type SheetCell, type SheetRow, UNCALCULATED } from "./sheet-rows";
import { parseWhole } from "./whole-markup";

const HEAD_BYTES = 4_096;
/** An HTML page with a table, or an Excel 2003 workbook in XML: both are named .xls. */
const PAGE = /^\s*(?:<!--[^>]*-->\s*)?<(?:!doctype html|html|head|meta|style|body|div|table)\b/i;
const BOOK = /^\s*(?:<\?[^>]*>\s*)*<(?:\w+:)?workbook\b/i;
const FLAT_BOOK = /^\s*(?:<\?[^>]*>\s*)*<office:document\b/i;
const PAGE_IN_XML = /^\s*<\?xml[^>]*>\s*(?:<!doctype html[^>]*>\s*)?<html\b/i;
const DAY = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/;
const MAX_SPAN = 1_000;
/** The elements of a page that hold rows. Others, such as body, may be left open. */
const HOLDS_ROWS = /^(?:table|pre)$/;

type Attributes = Readonly<Record<string, string>>;
type OpenCell = { readonly column: number; readonly hasFormula: boolean; readonly text: string[] };
type OpenRow = { readonly cells: SheetCell[]; isHidden: boolean; column: number; cell: OpenCell | undefined };
/**
 * An open table. `spans` holds, per column, the number of rows that a cell from above still covers; `days` holds the
 * text of such a cell if it is a day.
 */
type OpenTable = { readonly spans: number[]; readonly days: Map<number, string>; row: OpenRow | undefined };
type Sheet = {
  readonly name: string;
  readonly rows: SheetRow[];
  readonly hiddenRows: number[];
  count: number;
};

/** Whether a file is a table in HTML or in spreadsheet XML, whatever its name. */
export function isMarkedUp(bytes: Uint8Array): boolean {
  return [PAGE, BOOK, PAGE_IN_XML, FLAT_BOOK].some((sign) => sign.test(headOf(bytes)));
}

function headOf(bytes: Uint8Array): string {
  const start = bytes.subarray(0, HEAD_BYTES);
  return [...textChunks(start, encodingOf(start))].join("");
}

/**
 * Returns what people see of a page or of a workbook in XML. The tables of a page are one sheet, below each other, and
 * the text around them is in rows of one cell. Throws UnreadableFile if the file ends too early.
 */
export function markedUpWorkbook(bytes: Uint8Array, most: { rows: number; columns: number }): Workbook {
  if (FLAT_BOOK.test(headOf(bytes))) return readFlatWorkbook(bytes, most);
  const text = [...textChunks(bytes, encodingOf(bytes))].join("");
  const isPage = !BOOK.test(text.slice(0, HEAD_BYTES));
  const walk = new Walk(most, isPage);
  parseWhole(
    [text],
    {
      onopentag: (name, attributes) => walk.open(localName(name), attributes),
      ontext: (said) => walk.text(said),
      onclosetag: (name) => walk.close(localName(name)),
    },
    {
      xmlMode: !isPage,
      lowerCaseTags: true,
      lowerCaseAttributeNames: true,
      mustClose: (name) => !isPage || HOLDS_ROWS.test(name),
    },
  );
  const sheets = walk.sheets.map(({ name, rows, hiddenRows }) => ({
    name,
    rows,
    // The hidden content of a page, such as a template, is not part of its text.
    hiddenRows: [],
    notes: hiddenRows.length > 0 ? [`Hidden rows were left out (${hiddenRows.length}).`] : [],
  }));
  return { sheets, notes: [] };
}

class Walk {
  readonly sheets: Sheet[] = [];
  private readonly most: { rows: number; columns: number };
  /** Whether each open element is hidden. */
  private readonly hidden: boolean[] = [];
  private readonly tables: OpenTable[] = [{ spans: [], days: new Map(), row: undefined }];
  private readonly isPage: boolean;
  /** On a page, the text around its tables since the last row. */
  private readonly around: string[] = [];

  constructor(most: { rows: number; columns: number }, isPage: boolean) {
    this.most = most;
    this.isPage = isPage;
  }

  open(name: string, attributes: Attributes): void {
    this.endText(name);
    const isOut =
      isHidden(name, "hidden" in attributes, attributes.style ?? "") || isOn(attributes["ss:hidden"]);
    this.hidden.push(this.isOut() || isOut);
    if (name === "worksheet") this.addSheet(attributes["ss:name"] ?? "Sheet");
    else if (name === "table") this.tables.push({ spans: [], days: new Map(), row: undefined });
    else this.openIn(this.tables.at(-1), name, attributes);
  }

  private openIn(table: OpenTable | undefined, name: string, attributes: Attributes): void {
    if (!table) return;
    if (isRow(name)) table.row = { cells: [], isHidden: this.isOut(), column: 0, cell: undefined };
    else if (isCell(name) && table.row) beginCell(table, table.row, attributes, this.most.columns);
    else this.text(" ");
  }

  text(said: string): void {
    if (this.isOut()) return;
    const isAround = this.isPage && this.tables.every(({ row }) => !row?.cell);
    if (isAround) this.around.push(said);
    else this.tables.at(-1)?.row?.cell?.text.push(said);
  }

  /** Adds a row for the text around tables when an element breaks the line. */
  private endText(name: string): void {
    if (this.around.length === 0 || (name !== "br" && flowOf(name, "") === "inline")) return;
    const text = this.around.splice(0).join("").replace(/\s+/g, " ").trim();
    if (text !== "") this.addRow([{ column: 0, text }]);
  }

  private addRow(cells: readonly SheetCell[]): void {
    const sheet = this.sheets.at(-1) ?? this.addSheet("Page");
    sheet.count += 1;
    if (cells.length > 0 && sheet.rows.length < this.most.rows) sheet.rows.push({ row: sheet.count, cells });
  }

  close(name: string): void {
    this.endText(name);
    const table = this.tables.at(-1);
    if (name === "table" && this.tables.length > 1) this.tables.pop();
    else if (isCell(name) && table?.row) endCell(table, table.row);
    else if (isRow(name) && table) this.endRow(table);
    this.hidden.pop();
  }

  private isOut(): boolean {
    return this.hidden.at(-1) ?? false;
  }

  private addSheet(name: string): Sheet {
    const sheet = { name, rows: [], hiddenRows: [], count: 0 };
    this.sheets.push(sheet);
    return sheet;
  }

  private endRow(table: OpenTable): void {
    const { row } = table;
    if (!row) return;
    endCell(table, row);
    table.row = undefined;
    goDown(table, row);
    const cells = row.cells.filter(
      ({ column, text, fault }) => column < this.most.columns && (text !== "" || fault),
    );
    this.addRow(row.isHidden ? [] : cells);
    const sheet = this.sheets.at(-1);
    if (row.isHidden) sheet?.hiddenRows.push(sheet.count);
  }
}

/** Moves on to the next row and adds the days that cells above repeat in it. */
function goDown({ spans, days }: OpenTable, row: OpenRow): void {
  for (const [column, day] of days)
    if (!row.cells.some((cell) => cell.column === column)) row.cells.push({ column, text: day });
  for (const [column, left] of spans.entries()) {
    spans[column] = Math.max(0, (left ?? 0) - 1);
    if (spans[column] === 0) days.delete(column);
  }
}

/** Begins a cell to the right of the cells that reach down from above, or at its stated index. */
function beginCell(table: OpenTable, row: OpenRow, attributes: Attributes, columns: number): void {
  endCell(table, row);
  const { spans } = table;
  const placed = Number(attributes["ss:index"] ?? 0);
  if (placed > 0) row.column = placed - 1;
  while ((spans[row.column] ?? 0) > 0) row.column += 1;
  row.cell = { column: row.column, hasFormula: "ss:formula" in attributes, text: [] };
  const wide = spanOf(attributes.colspan, attributes["ss:mergeacross"]);
  const deep = spanOf(attributes.rowspan, attributes["ss:mergedown"]);
  for (let at = row.column; at < Math.min(row.column + wide, columns); at += 1) spans[at] = deep;
  row.column += wide;
}

/** Ends a cell. Its text counts once, in its first row; a day counts in each row it covers. */
function endCell({ spans, days }: OpenTable, row: OpenRow): void {
  const { cell } = row;
  row.cell = undefined;
  if (!cell) return;
  const text = cell.text.join("").replace(/\s+/g, " ").trim();
  const isOpen = text === "" && cell.hasFormula;
  if ((spans[cell.column] ?? 0) > 1 && DAY.test(text)) days.set(cell.column, text);
  row.cells.push({
    column: cell.column,
    // A day at midnight, as spreadsheet XML writes it.
    text: text.replace(/^(\d{4}-\d\d-\d\d)T00:00:00(?:\.0+)?$/, "$1"),
    ...(isOpen ? { fault: UNCALCULATED } : {}),
  });
}

/** Returns the number of columns or rows of a cell: HTML counts the cell itself, XML only the others. */
function spanOf(html: string | undefined, others: string | undefined): number {
  const span = html === undefined ? Number(others ?? 0) + 1 : Number.parseInt(html, 10);
  return Math.min(Math.max(1, span || 1), MAX_SPAN);
}

function isRow(name: string): boolean {
  return name === "tr" || name === "row";
}

function isCell(name: string): boolean {
  return name === "td" || name === "th" || name === "cell";
}

function isOn(value: string | undefined): boolean {
  return value === "1" || value?.toLowerCase() === "true";
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
