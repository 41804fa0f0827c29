import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { RoughRow } from "../document";
import { drawnLetters, type Letter } from "./drawn-letters";
import { gridRows } from "./grid/grid-rows";
import { joinWrappedCells } from "./grid/join-wrapped-cells";
import { withoutJoinedCells } from "./grid/joined-cells";
import { joinRowAcrossPages } from "./grid/over-pages";
import { baselinesOf, type Segment, segmentsOf } from "./grid/segments";
import { isPdfSizeSafe } from "./pdf-guard";
import { GAP, linesOf, type Piece, piecesOf, placedLines } from "./pdf-lines";
import { hasLettersApart, textsOfLetters } from "./spaced-letters";
import { withTouchingColumns } from "./touching-columns";
import { withWrappedValues } from "./wrapped-values";

const MAX_PAGES = 8;
const MAX_PIECES = 20_000;
const MAX_LETTERS = 100_000;
const TIME_LIMIT_MS = 6_000;

export type PdfReading = { readonly rows: RoughRow[]; readonly notice?: string };

/** Loads the libraries that `pdfRows` needs, which takes a while. */
export async function preparePdfs(): Promise<void> {
  await getResolvedPDFJS();
}

/**
 * Reads the rows of a PDF from the positions of its text; detaches the bytes. Never throws: a broken or encrypted file
 * gives no rows and a notice. A hostile file may never finish: see `readSandboxed`.
 */
export function pdfRows(bytes: Uint8Array, name: string, reportPages?: number): Promise<PdfReading> {
  return opened(bytes, name, async (pdf) => {
    const { pages, ...cut } = await pagesOf(pdf, name, reportPages ?? MAX_PAGES);
    if (reportPages === undefined)
      return {
        rows: pages.flatMap((pieces, page) =>
          withWrappedValues(withTouchingColumns(placedLines(pieces))).map((row) => ({ ...row, page })),
        ),
        ...cut,
      };
    if (pages.some(isUnreadable)) return { rows: [], notice: `${name} ${UNREADABLE}` };
    const rows = withoutJoinedCells(pages).reduce<RoughRow[]>(withTable, []);
    return { rows: (await isByTex(pdf)) ? rows.map(composed) : rows, ...cut };
  });
}

/**
 * Does the same as `pdfRows`, but returns each line as printed, regardless of tables; words no further apart than in a
 * sentence are one cell.
 */
export function printedRows(bytes: Uint8Array, name: string, mostPages = MAX_PAGES): Promise<PdfReading> {
  return opened(bytes, name, async (pdf) => {
    const { pages, ...cut } = await pagesOf(pdf, name, mostPages);
    if (pages.some(isUnreadable)) return { rows: [], notice: `${name} ${UNREADABLE}` };
    const rows = pages.flatMap((pieces, page) => printedOn(pieces).map((row) => ({ ...row, page })));
    return { rows, ...cut };
  });
}

function printedOn(pieces: readonly Piece[]): RoughRow[] {
  let last = Number.POSITIVE_INFINITY;
  return baselinesOf(joinWrappedCells(segmentsOf(pieces))).map((line) => {
    const [{ y, size }] = line as [Segment];
    const gap = last - y > size * GAP;
    last = y;
    const cells = line.map(({ text, x, right }) => ({ lines: [text], x, right, weight: 0 }));
    return { cells: cells.sort((one, other) => one.x - other.x), table: 0, indent: 0, gap };
  });
}

async function opened(
  bytes: Uint8Array,
  name: string,
  work: (pdf: Pdf) => Promise<PdfReading>,
): Promise<PdfReading> {
  if (!isPdfSizeSafe(bytes)) return { rows: [], notice: `${name} unpacks to more than can be read.` };
  try {
    const options = { verbosity: 0, stopAtErrors: false, isEvalSupported: false, disableFontFace: true };
    const pdf = await getDocumentProxy(bytes, options);
    return await work(pdf).finally(() => pdf.loadingTask.destroy());
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    return {
      rows: [],
      notice: `${name} ${isLocked ? "is locked with a password" : "could not be read as a PDF"}.`,
    };
  }
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Returns the processor milliseconds that this thread has used; elapsed time if this version of Node can't tell. */
function spent(): number {
  if (typeof process.threadCpuUsage !== "function") return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Returns the text pieces of each page, as far as the time limit allows, with a notice if pages are missing. */
async function pagesOf(pdf: Pdf, name: string, mostPages: number) {
  const until = spent() + TIME_LIMIT_MS;
  const pages: Piece[][] = [];
  while (pages.length < Math.min(pdf.numPages, mostPages) && spent() < until)
    pages.push(await piecesOn(pdf, pages.length));
  const notice = `Only the first ${pages.length} pages of ${name} were read.`;
  return { pages, ...(pages.length < pdf.numPages ? { notice } : {}) };
}

/** Adds the rows of a page, whose table is found by the positions of its cells. */
function withTable(before: readonly RoughRow[], pieces: readonly Piece[], page: number): RoughRow[] {
  const grid = gridRows(pieces);
  const rows = (grid ?? linesOf(pieces)).map((row) => ({ ...row, page }));
  return grid ? joinRowAcrossPages(before, rows) : [...before, ...rows];
}

async function piecesOn(pdf: Pdf, page: number): Promise<Piece[]> {
  const opened = await pdf.getPage(page + 1);
  const content = await opened.getTextContent();
  const items = content.items.slice(0, MAX_PIECES).flatMap((item) => ("str" in item ? [item] : []));
  const letters = hasLettersApart(items) ? await lettersOn(opened) : null;
  return piecesOf(letters ? textsOfLetters(letters) : items).filter((piece) => piece.text.trim() !== "");
}

type Page = Awaited<ReturnType<Pdf["getPage"]>>;

/** Returns the letters of a page; null if there are too many. */
async function lettersOn(page: Page): Promise<readonly Letter[] | null> {
  const { OPS } = await getResolvedPDFJS();
  const letters = await drawnLetters(page, OPS);
  return letters && letters.length <= MAX_LETTERS ? letters : null;
}

const UNREADABLE = "can't be read: it doesn't say which letters its text is made of. Ask for another format.";
/** Font positions that stand for no letter. */
const NO_LETTER = /[\p{Cc}\p{Co}\p{Cn}\ufffd]/gu;

/** Whether more than a third of a text consists of characters that stand for no letter. */
function isUnreadable(pieces: readonly { readonly text: string }[]): boolean {
  const text = pieces.map((piece) => piece.text).join("");
  return (text.match(NO_LETTER)?.length ?? 0) * 3 > text.length;
}

async function isByTex(pdf: Pdf): Promise<boolean> {
  const { info } = await pdf.getMetadata();
  return /tex|dvips/i.test(JSON.stringify(info));
}

const ACCENTS: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "\u00b4": "\u0301",
  "\u02c6": "\u0302",
  "\u02dc": "\u0303",
  "\u00af": "\u0304",
  "\u02d8": "\u0306",
  "\u02d9": "\u0307",
  "\u00a8": "\u0308",
  "\u02da": "\u030a",
  "\u02dd": "\u030b",
  "\u02c7": "\u030c",
  "\u00b8": "\u0327",
  "\u02db": "\u0328",
};
/** Letters without a dot, to which TeX adds an accent in its place. */
const DOTLESS: Readonly<Record<string, string>> = { "\u0131": "i", "\u0237": "j" };
const ACCENTED = new RegExp(`([${Object.keys(ACCENTS).join("")}])(\\p{L})`, "gu");

/**
 * Joins accents with letters: TeX's own fonts hold them separately, and TeX prints the accent first. Its quotation
 * marks are other characters.
 */
function composed(row: RoughRow): RoughRow {
  return { ...row, cells: row.cells.map((cell) => ({ ...cell, lines: cell.lines.map(accented) })) };
}

function accented(text: string): string {
  return text.replace(ACCENTED, (both, accent: string, letter: string) => {
    const one = `${DOTLESS[letter] ?? letter}${ACCENTS[accent] ?? ""}`.normalize("NFC");
    return one.length === 1 ? one : both;
  });
}
