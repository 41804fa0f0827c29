import { labelOf } from "../words/label";
import { cleaned, type RoughCell, type RoughRow } from "./document";
import { textRows } from "./text-rows";

const MAX_ROWS = 8_000;
const MAX_CHARS = 600_000;
const LONGEST_LABEL = 40;
/** Stands for the colon of a bold label until it is known whether a dash follows, which replaces it. */
const BOLD_COLON = "\ue000";
const BOLD_END = /\s*\ue000\s*(?:—\s+|[–-]\s+(?=\p{L}))?/gu;
const WIDE_GAP = /\u00a0{3,}|\t{1,}/g;

/** Collects text and the ends of lines, cells and rows in reading order, and builds rows from them. */
export class RowWriter {
  readonly rows: RoughRow[] = [];
  private cells: RoughCell[] = [];
  private lines: string[] = [];
  private pieces: string[] = [];
  /**
   * The number of characters in the pieces, without the spaces around each; `judged` is that number when a bold end was
   * last checked.
   */
  private said = 0;
  private judged = 0;
  private weight = 0;
  private chars = 0;
  private column = 0;
  private span = 1;
  private gap = true;
  private table = 0;

  get full(): boolean {
    return this.chars > MAX_CHARS || this.rows.length > MAX_ROWS;
  }

  text(text: string, weight: number): void {
    if (this.full) return;
    this.chars += text.length;
    this.pieces.push(text);
    this.said += text.trim().length;
    if (weight > this.weight && text.trim() !== "") this.weight = weight;
  }

  line(): void {
    if (this.pieces.length === 0) return;
    const joined = this.pieces.join("").replace(BOLD_END, ": ").replace(WIDE_GAP, "\u0001");
    this.pieces = [];
    this.said = 0;
    this.judged = 0;
    const parts = cleaned(joined)
      .split("\u0001")
      .map((part) => part.replace(/\s+/g, " ").trim())
      .filter((part) => part !== "");
    for (const [index, part] of parts.entries()) {
      if (index > 0) this.cell();
      this.lines.push(part);
    }
  }

  /** Ends a cell; the next one is `span` columns wide, or 0 if it hasn't begun yet. */
  cell(span = 1): void {
    this.line();
    if (this.lines.length > 0) {
      this.cells.push({
        lines: this.lines,
        x: this.column,
        right: this.column + Math.max(1, this.span),
        weight: this.weight,
      });
    }
    this.lines = [];
    this.weight = 0;
    this.column += this.span;
    this.span = span;
  }

  row(table: number): void {
    this.cell();
    if (this.cells.length > 0) this.flush();
    this.cells = [];
    this.column = 0;
    this.span = 1;
    this.table = table;
  }

  /** Adds separate rows for text that is laid out with spaces and line breaks. */
  plain(text: string, table: number): void {
    if (this.full) return;
    this.chars += text.length;
    this.row(table);
    for (const row of textRows(text)) this.push(row.cells, 0, row);
  }

  /**
   * Adds a colon after bold words at the beginning of a line if they are a label. The line is assembled only while it
   * is short and text was added, because a paragraph may hold a hundred thousand bold words.
   */
  boldEnds(): void {
    if (this.said === this.judged || this.said > LONGEST_LABEL) return;
    this.judged = this.said;
    const text = this.pieces.join("").trim();
    if (text.length < 2 || text.length > LONGEST_LABEL || /[:.?!\d]$/.test(text)) return;
    if (labelOf(text, true)) this.pieces.push(BOLD_COLON);
  }

  blank(): void {
    this.gap = true;
  }

  private flush(): void {
    const [only] = this.cells;
    const table = this.table;
    if (this.cells.length === 1 && only) {
      for (const text of only.lines) this.push([{ ...only, lines: [text] }], table);
    } else this.push(withoutColons(this.cells), table);
  }

  private push(cells: RoughCell[], table: number, { indent = 0, gap = false } = {}): void {
    this.rows.push({ cells, table, indent, gap: this.gap || gap });
    this.gap = false;
  }
}

/** "Number | : | 4471": moves a colon in its own cell to the label before it. */
function withoutColons(cells: RoughCell[]): RoughCell[] {
  const isColon = (cell: RoughCell | undefined) =>
    cell?.lines.length === 1 && /^[:：]$/.test(cell.lines[0] ?? "");
  if (!cells.slice(1).some(isColon)) return cells;
  return cells.flatMap((cell, index) => {
    if (index > 0 && isColon(cell)) return [];
    const isLabel = isColon(cells[index + 1]) && cell.lines.length === 1;
    return [isLabel ? { ...cell, lines: [`${cell.lines[0]}:`] } : cell];
  });
}
