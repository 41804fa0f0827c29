import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { xlsxRows } from "@/lib/reader/documents/table-rows";

/** Returns the content.xml of an OpenDocument spreadsheet with these tables. */
const content = (tables: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><office:document xmlns:office="o"><office:automatic-styles><style:style style:name="off"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document>`;
const packed = (tables: string) => zipSync({ "content.xml": strToU8(content(tables)) });
const table = (rows: string, before = "") => `<table:table table:name="April">${before}${rows}</table:table>`;
const row = (cells: string, attributes = "") => `<table:table-row ${attributes}>${cells}</table:table-row>`;
const cell = (attributes: string, shown: string) =>
  `<table:table-cell ${attributes}>${shown && `<text:p>${shown}</text:p>`}</table:table-cell>`;
const number = (value: string, shown: string) =>
  cell(`office:value-type="float" office:value="${value}"`, shown);

async function read(bytes: Uint8Array) {
  const { rows, sheets = [], notes = [], notice } = await xlsxRows(bytes, "april.ods");
  return {
    cells: rows.map((one) => one.cells.map(({ x, lines }) => `${x}:${lines.join(" ")}`).join(" | ")),
    faults: rows.flatMap(({ faults = [] }) => faults.map(({ column, reason }) => `${column}: ${reason}`)),
    rows: rows.map((one) => one.row),
    notes: [...notes, ...sheets.flatMap((sheet) => sheet.notes)],
    notice,
  };
}

describe("an OpenDocument spreadsheet", () => {
  it.each([
    [number("1234.5", "1.234,50 €"), "1234.5 €"],
    [number("-1234.5", "(1 234,50)"), "-1234.5"],
    [number("-0.5", "\u22120.50"), "-0.5"],
    [number("714", "00714"), "00714"],
    [number("12345", "12"), "12345"],
    [number("33.335", "33.34"), "33.3350"],
    [cell('office:value-type="percentage" office:value="0.125"', "12,5 %"), "12.5 %"],
    [cell('office:value-type="date" office:date-value="2026-03-02T00:00:00"', "2. März"), "2026-03-02"],
    [cell('office:value-type="string"', "Ana<text:s/>Petrova"), "Ana Petrova"],
    [
      cell('office:value-type="string"', "").replace(
        "></",
        "><office:annotation><text:p>999.00</text:p></office:annotation><text:p>Li</text:p></",
      ),
      "Li",
    ],
  ])("%s says %s", async (xml, said) => {
    expect((await read(packed(table(row(xml))))).cells).toEqual([`0:${said}`]);
  });

  it("counts for nothing what was never calculated, went wrong or isn't shown", async () => {
    const cells = [
      cell('table:formula="of:=A1"', ""),
      cell('table:formula="of:=A1" office:value-type="string"', "#N/A"),
      number("7", ""),
    ];
    const { faults } = await read(packed(table(row(cells.join("")))));
    expect(faults).toEqual([
      "0: a formula that was never calculated: open the file in a spreadsheet program and save it",
      "1: the error #N/A",
      "2: a number that its format hides",
    ]);
  });

  it.each([
    [number("10", "USD 99.00"), "10", "USD 99.00"],
    [number("0", "99.00"), "0", "99.00"],
    [number("10", "-10.00"), "10", "-10.00"],
    [number("10", "Free"), "10", "Free"],
    [number("1234.5", "9.2E+03"), "1234.5", "9.2E+03"],
    [cell('office:value-type="percentage" office:value="0.125"', "15 %"), "0.125", "15 %"],
    [
      cell('office:value-type="date" office:date-value="2026-03-02"', "02.04.2026"),
      "2026-03-02",
      "02.04.2026",
    ],
  ])("%s counts for nothing, since it shows another value", async (xml, stored, shown) => {
    const { cells, faults } = await read(packed(table(row(xml))));
    expect([cells, faults]).toEqual([[""], [`0: stored as ${stored}, but shown as "${shown}"`]]);
  });

  it.each([
    [number("1234567", "1,235"), "1234567"],
    [number("1234.5", "1.2E+03"), "1234.5"],
    [number("0", "-"), "0"],
    [number("1234.5", "###"), "1234.5"],
    [number("1.5", "1 1/2"), "1.5"],
    [cell('office:value-type="date" office:date-value="2026-03-02"', "3/2/26"), "2026-03-02"],
    [cell('office:value-type="date" office:date-value="2026-03-02"', "02/03/2569"), "2026-03-02"],
  ])("%s shows its value in a format", async (xml, said) => {
    expect((await read(packed(table(row(xml))))).cells).toEqual([`0:${said}`]);
  });

  it("has what is repeated as often as that, and blanks to the end of the sheet as none", async () => {
    const { cells, rows } = await read(
      packed(
        table(
          row(cell('table:number-columns-repeated="2"', "x"), 'table:number-rows-repeated="2"') +
            row(cell('table:number-columns-repeated="16384"', ""), 'table:number-rows-repeated="1048573"') +
            row(cell("", "last")),
        ),
      ),
    );
    expect(cells).toEqual(["0:x | 1:x", "0:x | 1:x", "0:last"]);
    expect(rows).toEqual([1, 2, 1_048_576]);
  });

  it("is read without its hidden rows, columns and sheets, and what was deleted of it", async () => {
    const columns = '<table:table-column/><table:table-column table:visibility="collapse"/>';
    const deleted = `<table:tracked-changes>${table(row(cell("", "gone")))}</table:tracked-changes>`;
    const shown = table(
      row(cell("", "a") + cell("", "b") + cell("", "c")) + row(cell("", "d"), 'table:visibility="filter"'),
      columns,
    );
    const hidden = table(row(cell("", "e"))).replace("April", 'March" table:style-name="off');
    const { cells, notes } = await read(packed(deleted + shown + hidden));
    expect(cells).toEqual(["0:a | 2:c"]);
    expect(notes).toEqual([
      'The hidden sheet "March" was left out.',
      "The hidden row 2 was left out.",
      "The hidden column B was left out.",
    ]);
  });

  it("may be one file of XML, and has a notice where it is locked", async () => {
    const flat = await read(strToU8(content(table(row(number("5", "5,00"))))));
    expect(flat.cells).toEqual(["0:5"]);
    const locked = await read(zipSync({ "content.xml": new Uint8Array([7, 201, 3, 44, 250]) }));
    expect(locked.notice).toBe("april.ods could not be read as a spreadsheet: save it as .xlsx or CSV.");
  });
});
