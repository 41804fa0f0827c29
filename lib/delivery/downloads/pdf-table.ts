import "server-only";
import { Buffer } from "node:buffer";
import { join } from "node:path";
import type PDFDocument from "pdfkit";

/**
 * A column of the table. It is at least as wide as its longest word or, if right-aligned, as its longest text; `share`
 * is its part of the remaining width.
 */
type PdfColumn = { readonly label: string; readonly share?: number; readonly align?: "right" };
type PlacedColumn = PdfColumn & { readonly width: number };

/** A document of one or more pages: a title, some facts, a table, and its total in the last columns. */
export type PdfTable = {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly columns: readonly PdfColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly total: readonly string[];
  /** A sentence below the table that is shown where a text has letters that the font lacks. */
  readonly elsewhere: string;
};

const FONTS = join(process.cwd(), "node_modules/dejavu-fonts-ttf/ttf");
const MARGIN = 40;
const GAP = 6;
const SIZE = 8;
type Pdf = InstanceType<typeof PDFDocument>;

/** Returns the document as a PDF to download. Loads the PDF library at first use. */
export async function pdfTable(name: string, table: PdfTable): Promise<Response> {
  const { default: Document } = await import("pdfkit");
  const pdf = new Document({
    size: "A4",
    layout: "landscape",
    margin: MARGIN,
    font: join(FONTS, "DejaVuSans.ttf"),
    info: { Title: table.title, Producer: "Tallyport", Creator: "Tallyport" },
    lang: "en",
    displayTitle: true,
  });
  pdf.registerFont("bold", join(FONTS, "DejaVuSans-Bold.ttf"));
  pdf.registerFont("plain", join(FONTS, "DejaVuSans.ttf"));
  draw(pdf, table);
  pdf.end();
  const parts: Buffer[] = [];
  for await (const part of pdf) parts.push(Buffer.from(part as Uint8Array));
  return new Response(new Uint8Array(Buffer.concat(parts)), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name}.pdf"`,
      "cache-control": "no-store",
    },
  });
}

function draw(pdf: Pdf, { title, facts, columns, rows, total, elsewhere }: PdfTable): void {
  pdf.font("bold").fontSize(16).text(title).moveDown(0.5);
  pdf.fontSize(9);
  for (const [name, value] of facts)
    pdf.font("bold").text(`${name}: `, { continued: true }).font("plain").text(inDrawnOrder(value));
  pdf.moveDown(1);
  const head = columns.map(({ label }) => label);
  const placed = placedColumns(pdf, columns, [head, ...rows, total]);
  drawRow(pdf, placed, head, "bold");
  for (const row of rows) drawRow(pdf, placed, row, "plain", head);
  drawRow(pdf, placed, total, "bold", head);
  if (![...rows.flat(), ...facts.flat()].some(hasUndrawn)) return;
  pdf.moveDown(1).font("plain").fontSize(SIZE);
  pdf.text(`A box stands for a letter that this document's typeface lacks. ${elsewhere}`, MARGIN);
}

/** Returns the columns with their widths. Words no wider than a quarter of the page are not broken. */
function placedColumns(
  pdf: Pdf,
  columns: readonly PdfColumn[],
  rows: readonly (readonly string[])[],
): readonly PlacedColumn[] {
  const whole = pdf.page.width - 2 * MARGIN;
  pdf.font("bold").fontSize(SIZE);
  const least = columns.map(({ align }, at) => {
    const texts = new Set(rows.flatMap((row) => (align ? [row[at] ?? ""] : (row[at] ?? "").split(/\s+/))));
    const widest = Math.max(...[...texts].map((text) => pdf.widthOfString(text)));
    return Math.min(Math.ceil(widest) + 1, whole / 4) + GAP;
  });
  const sum = least.reduce((all, width) => all + width, 0);
  const parts = columns.reduce((all, { share = 0 }) => all + share, 0);
  return columns.map((column, at) => {
    const width = least[at] ?? 0;
    const more = (Math.max(0, whole - sum) * (column.share ?? 0)) / parts;
    return { ...column, width: sum > whole ? (width * whole) / sum : width + more };
  });
}

/**
 * Draws a row, as high as its highest cell. A row for which the page has no room starts the next page, below the
 * headings.
 */
function drawRow(
  pdf: Pdf,
  columns: readonly PlacedColumn[],
  cells: readonly string[],
  font: "bold" | "plain",
  head: readonly string[] | null = null,
): void {
  pdf.font(font).fontSize(SIZE);
  const whole = pdf.page.width - 2 * MARGIN;
  let x = MARGIN;
  const placed = columns.map(({ width, align }, index) => {
    const left = x;
    x += width;
    return {
      left,
      text: inDrawnOrder(cells[index] ?? ""),
      how: { width: width - GAP, align: align ?? "left" } as const,
    };
  });
  const height = Math.max(...placed.map(({ text, how }) => pdf.heightOfString(text || " ", how)));
  if (head && pdf.y + height + GAP > pdf.page.height - MARGIN) {
    pdf.addPage();
    drawRow(pdf, columns, head, "bold");
    pdf.font(font);
  }
  const top = pdf.y;
  for (const { left, text, how } of placed) pdf.text(text, left, top, { ...how, height });
  const bottom = top + height + GAP / 2;
  pdf
    .moveTo(MARGIN, bottom)
    .lineTo(MARGIN + whole, bottom)
    .lineWidth(0.5)
    .strokeColor("#cccccc")
    .stroke();
  pdf.x = MARGIN;
  pdf.y = bottom + GAP / 2;
}

/** The characters that the documents' font, DejaVu Sans, contains. */
const DRAWN =
  /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Armenian}\p{sc=Georgian}\p{sc=Inherited}\p{P}\p{N}\p{Z}\p{Sc}+<=>|~^`\s]*$/u;
const RIGHT_TO_LEFT = String.raw`[\p{sc=Hebrew}\p{sc=Arabic}][\p{sc=Hebrew}\p{sc=Arabic}\p{M}'"-]*`;
const SEVERAL_WORDS = new RegExp(`${RIGHT_TO_LEFT}(?: ${RIGHT_TO_LEFT})+`, "gu");

/** Whether a text has a letter that the document shows as a box. */
function hasUndrawn(text: string): boolean {
  return !DRAWN.test(text);
}

/**
 * Returns a text with its words in the order in which they are drawn: the library reverses the letters of a
 * right-to-left word, but not the order of the words.
 */
function inDrawnOrder(text: string): string {
  return text.replace(SEVERAL_WORDS, (words) => words.split(" ").reverse().join(" "));
}
