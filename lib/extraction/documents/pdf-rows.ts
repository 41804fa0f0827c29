import type { RoughCell, RoughRow } from "./document";
import { cleaned } from "./document";

type Piece = { text: string; x: number; y: number; width: number; size: number };

const MAX_PAGES = 8;
const MAX_PIECES = 20_000;
const TIME_LIMIT_MS = 8_000;

export type PdfReading = { readonly rows: RoughRow[]; readonly notice?: string };

/** Rows of a PDF from the positions of its text. Never throws: a broken, encrypted or endless file gives no rows and a notice. */
export async function pdfRows(bytes: Uint8Array, name: string): Promise<PdfReading> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<PdfReading>((resolve) => {
    timer = setTimeout(() => resolve({ rows: [], notice: `${name} took too long to read.` }), TIME_LIMIT_MS);
  });
  try {
    return await Promise.race([read(bytes, name), late]);
  } catch {
    return { rows: [], notice: `${name} could not be read as a PDF.` };
  } finally {
    clearTimeout(timer);
  }
}

async function read(bytes: Uint8Array, name: string): Promise<PdfReading> {
  const { getDocumentProxy } = await import("unpdf");
  const options = { verbosity: 0, stopAtErrors: false, isEvalSupported: false, disableFontFace: true };
  // A copy: the reader takes the buffer away from its owner.
  const pdf = await getDocumentProxy(bytes.slice(), options);
  try {
    const pages = Math.min(pdf.numPages, MAX_PAGES);
    const rows: RoughRow[] = [];
    for (let page = 1; page <= pages; page += 1) {
      const content = await (await pdf.getPage(page)).getTextContent();
      const pieces = content.items
        .slice(0, MAX_PIECES)
        .flatMap((item) => ("str" in item ? [pieceOf(item)] : []));
      rows.push(
        ...rowsOf(pieces.filter((piece) => piece.text.trim() !== "")).map((row) => ({
          ...row,
          page: page - 1,
        })),
      );
    }
    const notice =
      pdf.numPages > MAX_PAGES ? `Only the first ${MAX_PAGES} pages of ${name} were read.` : undefined;
    return { rows, ...(notice ? { notice } : {}) };
  } finally {
    await pdf.loadingTask.destroy();
  }
}

function pieceOf(item: { str: string; transform: number[]; width: number; height: number }): Piece {
  const [, , skew = 0, scale = 0, x = 0, y = 0] = item.transform;
  return {
    text: cleaned(item.str),
    x,
    y,
    width: item.width,
    size: Math.abs(scale) || Math.abs(skew) || item.height || 10,
  };
}

function rowsOf(pieces: readonly Piece[]): RoughRow[] {
  const sorted = [...pieces].sort((a, b) => b.y - a.y || a.x - b.x);
  const sizes = pieces.map((piece) => piece.size).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 10;
  const rows: RoughRow[] = [];
  let line: Piece[] = [];
  let lastY = Number.POSITIVE_INFINITY;
  const flush = (nextY: number) => {
    const [first] = line;
    if (!first) return;
    rows.push({ cells: cellsOf(line, usual), table: 0, indent: 0, gap: lastY - first.y > first.size * 2.1 });
    lastY = first.y;
    line = nextY === Number.NEGATIVE_INFINITY ? [] : line;
  };
  for (const piece of sorted) {
    const [first] = line;
    if (first && first.y - piece.y > Math.min(first.size, piece.size) * 0.5) {
      flush(piece.y);
      line = [];
    }
    line.push(piece);
  }
  flush(Number.NEGATIVE_INFINITY);
  return rows;
}

function cellsOf(line: readonly Piece[], usual: number): RoughCell[] {
  const cells: RoughCell[] = [];
  let last: RoughCell | undefined;
  for (const piece of [...line].sort((a, b) => a.x - b.x)) {
    const gap = last ? piece.x - last.right : Number.POSITIVE_INFINITY;
    const weight = piece.size >= usual * 1.3 ? 2 : 0;
    if (!last || gap > Math.max(5, piece.size * 0.85)) {
      last = { lines: [piece.text.trim()], x: piece.x, right: piece.x + piece.width, weight };
      cells.push(last);
    } else {
      const glue = gap > piece.size * 0.12 || /^\s/.test(piece.text) ? " " : "";
      last.lines = [`${last.lines[0] ?? ""}${glue}${piece.text.trim()}`];
      last.right = piece.x + piece.width;
    }
  }
  return cells;
}
