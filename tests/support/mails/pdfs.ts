type Part = string | Buffer;

const PAGE =
  "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /T 5 0 R >> >> >>";
const FONT = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>";
const ONE_PAGE = "<< /Type /Pages /Count 1 /Kids [3 0 R] >>";

/** Large but finite PDF files. */
export const LARGE_PDFS: Readonly<Record<string, () => Buffer>> = {
  "a text of two million words": () =>
    pdf(ONE_PAGE, PAGE, drawing(written("Total of all commission that is due").repeat(300_000)), FONT),
  "a hundred thousand pages": () =>
    pdf(pagesOf(100_000), PAGE, drawing(written("Total")), FONT, ...pages(100_000)),
};

/** Returns a one-page PDF with this text, as a supplier would send it. */
export function plainPdf(text: string): Buffer {
  return pdf(ONE_PAGE, PAGE, drawing(written(text)), FONT);
}

/**
 * Returns a PDF with a page per list of rows; a row has texts at horizontal positions in points, and rows go down the
 * page.
 */
export function tablePdf(
  pages: readonly (readonly (readonly (readonly [x: number, text: string])[])[])[],
): Buffer {
  const kids = pages.map((_, at) => `${4 + at * 2} 0 R`).join(" ");
  const leaves = pages.flatMap((rows, at) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${5 + at * 2} 0 R /Resources << /Font << /T 3 0 R >> >> >>`,
    drawing(
      rows
        .flatMap((cells, line) =>
          cells.map(([x, text]) => `BT /T 10 Tf ${x} ${760 - line * 14} Td (${text}) Tj ET`),
        )
        .join("\n"),
    ),
  ]);
  return pdf(`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`, FONT, ...leaves);
}

/**
 * Returns a page of text in any script, drawn left to right as it appears: rows of texts with positions. Each letter is
 * 6 points wide and mapped to Unicode, as in PDFs that embed a system font.
 */
export function letteredPdf(rows: readonly (readonly (readonly [x: number, text: string])[])[]): Buffer {
  const letters = [...new Set(rows.flatMap((cells) => cells.flatMap(([, text]) => [...text])))].map(hex);
  const names = letters.map((letter) => `<${letter}> <${letter}>`).join("\n");
  const map = `/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n${letters.length} beginbfchar\n${names}\nendbfchar\nendcmap\nend\nend`;
  const drawn = rows.flatMap((cells, line) =>
    cells.map(([x, text]) => `BT /T 10 Tf ${x} ${760 - line * 14} Td <${[...text].map(hex).join("")}> Tj ET`),
  );
  return pdf(
    ONE_PAGE,
    PAGE,
    drawing(drawn.join("\n")),
    "<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>",
    "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 /FontDescriptor 8 0 R >>",
    drawing(map),
    "<< /Type /FontDescriptor /FontName /Any /Flags 4 /ItalicAngle 0 /Ascent 800 /Descent -200 /StemV 80 /FontBBox [0 -200 1000 800] >>",
  );
}

function hex(letter: string): string {
  return letter.charCodeAt(0).toString(16).padStart(4, "0");
}

/** Builds a file; objects are numbered from 2, and 1 is the catalogue. */
function pdf(...parts: readonly Part[]): Buffer {
  const objects = ["<< /Type /Catalog /Pages 2 0 R >>", ...parts].flatMap((part, index) => [
    Buffer.from(`${index + 1} 0 obj\n`),
    Buffer.from(part),
    Buffer.from("\nendobj\n"),
  ]);
  const end = `trailer\n<< /Root 1 0 R /Size ${parts.length + 2} >>\nstartxref\n0\n%%EOF\n`;
  return Buffer.concat([Buffer.from("%PDF-1.7\n"), ...objects, Buffer.from(end)]);
}

function drawing(content: string): Buffer {
  const data = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from("\nendstream"),
  ]);
}

function written(text: string): string {
  return `BT /T 10 Tf 50 700 Td (${text}) Tj ET\n`;
}

function pagesOf(count: number): string {
  const kids = Array.from({ length: count }, (_, at) => `${at + 6} 0 R`);
  return `<< /Type /Pages /Count ${count} /Kids [${kids.join(" ")}] >>`;
}

function pages(count: number): string[] {
  return Array.from({ length: count }, () => "<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>");
}
