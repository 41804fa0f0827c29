import { withTitles } from "./title-cells";

/** A line of readable text and its offset in the document's text. */
export type Line = { readonly text: string; readonly offset: number };

/**
 * A cell. `x` and `right` are columns (HTML), characters (plain text) or points (PDF), so they are comparable only
 * within one table.
 */
export type Cell = {
  readonly lines: readonly Line[];
  readonly x: number;
  readonly right: number;
  /** 0 for plain text, 1 for bold or a header cell, 2 for a heading or large type. */
  readonly weight: number;
};

export type Row = {
  readonly cells: readonly Cell[];
  /** The number shared by the rows of one table; 0 for running text. */
  readonly table: number;
  /** The number of spaces before the first character, in plain text. */
  readonly indent: number;
  /** Whether an empty line or a rule precedes the row. */
  readonly gap: boolean;
};

export type Doc = {
  readonly id: string;
  readonly kind: "subject" | "html" | "text" | "pdf" | "table";
  readonly name: string;
  readonly text: string;
  readonly rows: readonly Row[];
  readonly pages?: readonly number[];
  /** Whether several sheets of a workbook hold a table and nobody has chosen one. */
  readonly hasOpenSheets?: boolean;
};

/** A cell whose lines have no offsets yet. */
export type RoughCell = { lines: string[]; x: number; right: number; weight: number };
export type RoughRow = {
  cells: RoughCell[];
  table: number;
  indent: number;
  gap: boolean;
  page?: number;
  /** The row number in its sheet, as the spreadsheet counts. */
  row?: number;
  /** Cells of a sheet that are left out of `cells` because their content doesn't count. */
  faults?: { readonly column: number; readonly reason: string }[];
};

const MAX_TEXT = 200_000;
const MAX_LINE = 2_000;
const MAX_CELLS = 60;
const MOST_CELLS = 600;
/** The end of a sentence; not after "Mr." or "no.", which a value follows. */
const SENTENCE_END = /[\p{Ll}\d)]{3}[.!?] (?=\p{Lu})|。/gu;

/**
 * Builds a document and gives every line its offset: tabs separate cells, and line breaks separate lines and rows. A
 * line or row too long for the readers is continued in the next one. Stops at 200,000 characters or at `maxText`; `cut`
 * says whether it did.
 */
export function documentOf(
  facts: Pick<Doc, "id" | "kind" | "name">,
  roughRows: readonly RoughRow[],
  maxText = MAX_TEXT,
): { doc: Doc; cut: boolean } {
  const parts: string[] = [];
  const rows: Row[] = [];
  const pages: number[] = [];
  let at = 0;
  let cut = roughRows.some((row) => row.cells.length > MOST_CELLS);
  const put = (text: string, after: string): Line => {
    const line = { text, offset: at };
    parts.push(text, after);
    at += text.length + after.length;
    return line;
  };
  for (const rough of withTitles(roughRows).flatMap(parted)) {
    if (at > maxText) {
      cut = true;
      break;
    }
    if (rough.page !== undefined && pages.length <= rough.page) pages.push(at);
    rows.push({ ...rough, cells: placed(rough.cells, put) });
  }
  return { doc: { ...facts, text: parts.join(""), rows, ...(pages.length > 0 ? { pages } : {}) }, cut };
}

/** Splits a row that is too wide. A single cell with a long line becomes several rows, as a paragraph does. */
function parted(row: RoughRow): RoughRow[] {
  if (row.cells.length <= MAX_CELLS && !row.cells.some(({ lines }) => lines.some(isLong))) return [row];
  const cells = row.cells
    .slice(0, MOST_CELLS)
    .map((cell) => ({ ...cell, lines: cell.lines.flatMap((line) => bearable(line)) }));
  const [only] = cells;
  if (cells.length === 1 && only)
    return only.lines.map((line) => ({ ...row, cells: [{ ...only, lines: [line] }] }));
  const starts = Array.from({ length: Math.ceil(cells.length / MAX_CELLS) }, (_, at) => at * MAX_CELLS);
  return starts.map((from) => ({ ...row, cells: cells.slice(from, from + MAX_CELLS) }));
}

function isLong(line: string): boolean {
  return line.length > MAX_LINE;
}

/** Splits a long line at the end of a sentence or, failing that, at a space. */
function bearable(line: string): string[] {
  const pieces: string[] = [];
  let rest = line;
  while (isLong(rest)) {
    const end = endOfPiece(rest);
    pieces.push(rest.slice(0, end).trimEnd());
    rest = rest.slice(end).trimStart();
  }
  return [...pieces, rest];
}

function endOfPiece(text: string): number {
  const half = MAX_LINE / 2;
  const later = text.slice(half, MAX_LINE);
  const sentence = [...later.matchAll(SENTENCE_END)].at(-1);
  if (sentence) return half + sentence.index + sentence[0].length;
  const blank = later.lastIndexOf(" ");
  return blank < 0 ? MAX_LINE : half + blank;
}

function placed(cells: readonly RoughCell[], put: (text: string, after: string) => Line): Cell[] {
  return cells.map((cell, column) => ({
    ...cell,
    lines: cell.lines.map((text, index) =>
      put(text, index < cell.lines.length - 1 || column === cells.length - 1 ? "\n" : "\t"),
    ),
  }));
}

const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const INVISIBLE = /\u00ad|\u034f|\u061c|\u115f|[\u200b-\u200f\u202a-\u202e\u2060-\u2064]|\ufeff/g;

const FOREIGN = /[\uff01-\uff5e\uffe5\u060c\u061b\u061f\u0660-\u066c\u06f0-\u06f9]/g;
const ARABIC_SIGNS: Readonly<Record<string, string>> = {
  "\u060c": ",",
  "\u061b": ";",
  "\u061f": "?",
  "\u066a": "%",
  "\u066b": ".",
  "\u066c": ",",
};

/**
 * Replaces special spaces by ordinary ones, removes invisible characters, and turns full-width and Arabic digits and
 * punctuation into plain ones.
 */
export function cleaned(text: string): string {
  return text.replace(INVISIBLE, "").replace(SPACES, " ").replace(FOREIGN, plain);
}

function plain(letter: string): string {
  if (letter === "\uffe5") return "\u00a5";
  const code = letter.charCodeAt(0);
  if (code > 0xff00) return String.fromCharCode(code - 0xfee0);
  return ARABIC_SIGNS[letter] ?? String(code & 0xf);
}

/** Returns a row's text in reading order. */
export function rowText(row: Row): string {
  return row.cells.map((cell) => cell.lines.map((line) => line.text).join(" ")).join(" ");
}

/** Returns a document with only some of its rows. Spaces replace the other text, so that all offsets stay valid. */
export function withRows(doc: Doc, rows: readonly Row[]): Doc {
  const blank = doc.text.replace(/[^\n\t]/g, " ").split("");
  for (const { text, offset } of rows.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines)))
    for (let at = 0; at < text.length; at += 1) blank[offset + at] = text.charAt(at);
  return { ...doc, text: blank.join(""), rows };
}
