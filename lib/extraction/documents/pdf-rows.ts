import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { RoughRow } from "./document";
import { isBearablePdf } from "./pdf-guard";
import { linesOf, pieceOf } from "./pdf-lines";

const MAX_PAGES = 8;
const MAX_PIECES = 20_000;
const TIME_LIMIT_MS = 6_000;

export type PdfReading = { readonly rows: RoughRow[]; readonly notice?: string };

/** Loads what `pdfRows` needs, which takes a while. */
export async function preparePdfs(): Promise<void> {
  await getResolvedPDFJS();
}

/** Rows of a PDF from the positions of its text; takes the bytes away. Never throws: a broken or encrypted file gives no rows and a notice. A hostile one may never answer: see `readApart`. */
export async function pdfRows(bytes: Uint8Array, name: string, mostPages = MAX_PAGES): Promise<PdfReading> {
  if (!isBearablePdf(bytes)) return { rows: [], notice: `${name} unpacks to more than can be read.` };
  try {
    return await read(bytes, name, mostPages);
  } catch {
    return { rows: [], notice: `${name} could not be read as a PDF.` };
  }
}

async function read(bytes: Uint8Array, name: string, mostPages: number): Promise<PdfReading> {
  const options = { verbosity: 0, stopAtErrors: false, isEvalSupported: false, disableFontFace: true };
  const pdf = await getDocumentProxy(bytes, options);
  try {
    const until = performance.now() + TIME_LIMIT_MS;
    const rows: RoughRow[] = [];
    let page = 0;
    while (page < Math.min(pdf.numPages, mostPages) && performance.now() < until) {
      const content = await (await pdf.getPage(page + 1)).getTextContent();
      const items = content.items.slice(0, MAX_PIECES);
      const pieces = items.flatMap((item) => ("str" in item ? [pieceOf(item)] : []));
      const lines = linesOf(pieces.filter((piece) => piece.text.trim() !== ""));
      rows.push(...lines.map((row) => ({ ...row, page })));
      page += 1;
    }
    return page < pdf.numPages
      ? { rows, notice: `Only the first ${page} pages of ${name} were read.` }
      : { rows };
  } finally {
    await pdf.loadingTask.destroy();
  }
}
