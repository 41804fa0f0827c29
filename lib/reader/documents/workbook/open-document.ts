import { type OpenCell, openCell, readCell } from "./open-document-cell";
import type { Sheet, SheetCell, SheetRow } from "./sheet-rows";
import { type Attributes, readXml } from "./workbook-parts";

export type NamedSheet = { readonly name: string; readonly isHidden: boolean; readonly sheet: Sheet };

/** The content of a sheet while it is read; columns and rows are counted from 0. */
type OpenSheet = {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: SheetRow[];
  readonly hiddenRows: SheetRow[];
  readonly hiddenColumns: Set<number>;
  /** The first and last column of each run of hidden columns. */
  readonly concealed: { readonly from: number; readonly to: number }[];
  columns: number;
  row: number;
};
type OpenRow = {
  readonly repeated: number;
  readonly isHidden: boolean;
  readonly cells: SheetCell[];
  column: number;
};

/** Elements that are not displayed in cells: comments, pictures, deleted content and scenarios. */
const OUT =
  /^(annotation|annotation-end|frame|shapes|custom-shape|tracked-changes|scenario|dde-links|forms)$/;
/** Elements that stand for spaces and line breaks. */
const BLANKS: ReadonlySet<string> = new Set(["s", "p", "tab", "line-break"]);
const MOST_REPEATED = 1_048_576;

/** Returns the sheets of an OpenDocument spreadsheet (.ods, .fods) with the visible content of their cells. */
export function openDocumentSheets(
  content: Uint8Array | undefined,
  most: { readonly rows: number; readonly columns: number },
): readonly NamedSheet[] {
  const walk = new Walk(most);
  readXml(content, {
    open: (name, attributes) => walk.open(name, attributes),
    close: (name) => walk.close(name),
    text: (said) => walk.text(said),
  });
  return walk.sheets.map(({ name, isHidden, rows, hiddenRows, hiddenColumns }) => ({
    name,
    isHidden,
    sheet: { rows, hiddenRows, hiddenColumns: [...hiddenColumns].sort((one, other) => one - other) },
  }));
}

class Walk {
  readonly sheets: OpenSheet[] = [];
  private readonly most: { readonly rows: number; readonly columns: number };
  private readonly hiddenStyles = new Set<string>();
  private style = "";
  private row: OpenRow | undefined;
  private cell: OpenCell | undefined;
  /** The number of open elements since one that isn't displayed. */
  private out = 0;
  private readonly openers = new Map<string, (attributes: Attributes) => void>([
    ["style", (attributes) => this.nameStyle(attributes)],
    ["table-properties", (attributes) => this.noteStyle(attributes)],
    ["table", (attributes) => this.beginSheet(attributes)],
    ["table-column", (attributes) => this.addColumns(attributes)],
    ["table-row", (attributes) => this.beginRow(attributes)],
    ["table-cell", (attributes) => this.beginCell(attributes)],
    ["covered-table-cell", (attributes) => this.beginCell(attributes)],
  ]);

  constructor(most: { readonly rows: number; readonly columns: number }) {
    this.most = most;
  }

  open(name: string, attributes: Attributes): void {
    if (this.out > 0 || OUT.test(name)) this.out += 1;
    else if (this.openers.has(name)) this.openers.get(name)?.(attributes);
    else if (BLANKS.has(name)) this.text(" ");
  }

  text(said: string): void {
    if (this.out === 0) this.cell?.text.push(said);
  }

  close(name: string): void {
    if (this.out > 0) this.out -= 1;
    else if (name === "table-row") this.endRow();
    else if (name === "table-cell" || name === "covered-table-cell") this.endCell();
  }

  private nameStyle(attributes: Attributes): void {
    this.style = attributes["style:name"] ?? "";
  }

  private noteStyle(attributes: Attributes): void {
    if (attributes["table:display"] === "false") this.hiddenStyles.add(this.style);
  }

  private beginSheet(attributes: Attributes): void {
    const isHidden = this.hiddenStyles.has(attributes["table:style-name"] ?? "");
    const name = attributes["table:name"] ?? "Sheet";
    const nothing = { rows: [], hiddenRows: [], hiddenColumns: new Set<number>(), concealed: [] };
    this.sheets.push({ name, isHidden, ...nothing, columns: 0, row: 0 });
  }

  private addColumns(attributes: Attributes): void {
    const sheet = this.sheets.at(-1);
    if (!sheet) return;
    const from = sheet.columns;
    sheet.columns += repeated(attributes["table:number-columns-repeated"]);
    if (isCollapsed(attributes)) sheet.concealed.push({ from, to: sheet.columns });
  }

  private beginRow(attributes: Attributes): void {
    const times = repeated(attributes["table:number-rows-repeated"]);
    this.row = { repeated: times, isHidden: isCollapsed(attributes), cells: [], column: 0 };
  }

  private beginCell(attributes: Attributes): void {
    this.cell = openCell(attributes);
  }

  private endCell(): void {
    const { row, cell } = this;
    this.cell = undefined;
    if (!row || !cell) return;
    const read = readCell(cell);
    const to = Math.min(row.column + cell.repeated, this.most.columns);
    if (read) for (let column = row.column; column < to; column += 1) row.cells.push({ ...read, column });
    row.column += cell.repeated;
  }

  private endRow(): void {
    const [sheet, row] = [this.sheets.at(-1), this.row];
    this.row = undefined;
    if (!sheet || !row) return;
    // An empty row is often repeated to the end of the sheet.
    const times = row.cells.length > 0 ? Math.min(row.repeated, this.most.rows) : 0;
    for (let at = 1; at <= times; at += 1) this.addRow(sheet, row, sheet.row + at);
    sheet.row += row.repeated;
  }

  private addRow(
    { rows, hiddenRows, hiddenColumns, concealed }: OpenSheet,
    row: OpenRow,
    number: number,
  ): void {
    const kept = row.isHidden ? hiddenRows : rows;
    if (kept.length >= this.most.rows) return;
    const isConcealed = ({ column }: SheetCell) =>
      concealed.some(({ from, to }) => column >= from && column < to);
    const concealedCells = row.isHidden ? [] : row.cells.filter(isConcealed);
    for (const { column } of concealedCells) hiddenColumns.add(column);
    const cells = row.cells.filter((cell) => !isConcealed(cell));
    if (cells.length > 0) kept.push({ row: number, cells });
  }
}

function repeated(value: string | undefined): number {
  return Math.min(Math.max(1, Number(value ?? 1) || 1), MOST_REPEATED);
}

function isCollapsed(attributes: Attributes): boolean {
  return /^(collapse|filter)$/.test(attributes["table:visibility"] ?? "");
}
