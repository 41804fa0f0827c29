import "server-only";
import type { Batches, Cell } from "@/lib/platform/base/sheet";

/** A file of a zip archive, with its text or bytes in chunks. */
export type PackagePart = { readonly name: string; readonly text: AsyncIterable<string | Uint8Array> };

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPES = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/**
 * Returns the files of a workbook with one sheet. Texts are inline strings, which spreadsheets never interpret as
 * formulas.
 */
export function xlsxParts(header: readonly string[], batches: Batches): readonly PackagePart[] {
  return [
    part(
      "[Content_Types].xml",
      `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/></Types>`,
    ),
    part(
      "_rels/.rels",
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      "xl/workbook.xml",
      `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    part(
      "xl/_rels/workbook.xml.rels",
      `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    { name: "xl/worksheets/sheet1.xml", text: sheet(header, batches) },
  ];
}

async function* sheet(header: readonly string[], batches: Batches): AsyncGenerator<string> {
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetData>${row(header, 1)}`;
  let line = 1;
  for await (const rows of batches) {
    const first = line + 1;
    line += rows.length;
    yield rows.map((cells, index) => row(cells, first + index)).join("");
  }
  yield "</sheetData></worksheet>";
}

function row(cells: readonly Cell[], line: number): string {
  return `<row r="${line}">${cells.map((cell, index) => cellXml(cell, `${columnName(index)}${line}`)).join("")}</row>`;
}

function cellXml(cell: Cell, place: string): string {
  if (typeof cell === "number") return `<c r="${place}"><v>${cell}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

/** Returns the name of a column: A to Z, then AA. */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/** Escapes a text for XML, which allows no control characters except tabs and line ends. */
function escaped(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

function part(name: string, xml: string): PackagePart {
  return { name, text: once(`${XML}${xml}`) };
}

async function* once(text: string): AsyncGenerator<string> {
  yield await Promise.resolve(text);
}
