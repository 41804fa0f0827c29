import { readSheet } from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { xlsxRows } from "@/lib/reader/documents/table-rows";
import { shownNumber } from "@/lib/reader/documents/workbook/shown-number";
import { workbook } from "../../../support/documents/workbook";

const UNCALCULATED =
  "a formula that was never calculated: open the file in a spreadsheet program and save it";

async function read(...parameters: Parameters<typeof workbook>) {
  const { rows, sheets, notes } = await xlsxRows(workbook(...parameters), "march.xlsx");
  const cells = rows.map((row) => row.cells.map(({ x, lines }) => `${x}:${lines.join(" ")}`).join(" | "));
  const faults = rows.flatMap((row) =>
    (row.faults ?? []).map(({ column, reason }) => `${row.row}/${column}: ${reason}`),
  );
  return { cells, faults, rows: rows.map(({ row }) => row), notes, sheets };
}

describe("what a workbook shows of a number", () => {
  it.each([
    ["00000000", "123456", "00123456"],
    ["000-0000-000", "123456789", "012-3456-789"],
    ['"SP-"0000', "77", "SP-0077"],
    ["General", "0.30000000000000004", "0.3"],
    ["General", "1234.5600000000002", "1234.56"],
    ["General", "12345678901234567", "12345678901234567"],
    ["General", "1.2E+46", "1.2E+46"],
    ["0.00E+00", "123456789", "123456789"],
    ["#,##0.00", "1234.5", "1234.50"],
    ["#'##0.00", "1234.5", "1234.50"],
    ["#'##0.00", "-8", "-8.00"],
    ["#,##0", "1234567", "1234567"],
    ["#,##0", "123.45", "123.45"],
    ["[$€-407] #,##0.00", "1234.5", "€ 1234.50"],
    ['#,##0.00" USD"', "-5", "-5.00 USD"],
    ["#,##0.00;[Red]#,##0.00", "-50", "-50.00"],
    ['_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)', "-5", "-$5.00"],
    ['_("$"* #,##0.00_);_("$"* (#,##0.00);_("$"* "-"??_);_(@_)', "0", "0"],
    ["#,##0,", "12345", "12345"],
    ["0%", "0.125", "12.5%"],
    ["# ?/?", "1.5", "1.5"],
    ["@", "7", "7"],
    ["bad[", "7", "7"],
    [";;;", "7", ""],
    ["dd/mm/yyyy", "46082", "2026-03-01"],
    ["[$-409]d-mmm-yy;@", "46082.75", "2026-03-01"],
    ["[h]:mm", "1.5", "36:00"],
  ])("%s of %s is %s", (format, stored, shown) => {
    expect(shownNumber(stored, format, false)).toBe(shown);
  });

  it("keeps all decimals, and writes three of them so that they are no thousands", () => {
    expect(["#,##0.00", "General"].map((format) => shownNumber("33.335", format, false))).toEqual([
      "33.3350",
      "33.3350",
    ]);
    expect(shownNumber("-1.005", "0.00", false)).toBe("-1.0050");
  });

  it("counts days from 1904 where the workbook does", () => {
    expect(shownNumber("44620", "yyyy-mm-dd", true)).toBe("2026-03-01");
  });
});

describe("the cells of a workbook", () => {
  it("stand where they say, and else behind the one before", async () => {
    const rows = `<row><c><v>1</v></c><c r="C1"><v>2</v></c><c><v>3</v></c></row><row r="7"><c r="AA7"><v>4</v></c></row><row><c><v>5</v></c></row>`;
    const { cells, rows: places } = await read([{ name: "S", rows }]);
    expect(cells).toEqual(["0:1 | 2:2 | 3:3", "26:4", "0:5"]);
    expect(places).toEqual([1, 7, 8]);
  });

  it("hold texts of every kind", async () => {
    const rows = `<row><c t="s"><v>1</v></c><c t="inlineStr"><is><t>in &amp; line</t></is></c><c t="str"><f>A1</f><v>of_x000D_formula</v></c><c t="b"><v>1</v></c><c t="d"><v>2026-03-01T10:00:00</v></c></row>`;
    const texts = [
      "<t>unused</t>",
      '<r><t>Meyer</t></r><r><t xml:space="preserve">, Jo</t></r><rPh sb="0" eb="1"><t>メ</t></rPh>',
    ];
    const { cells } = await read([{ name: "S", rows }], { texts });
    expect(cells).toEqual(["0:Meyer, Jo | 1:in & line | 2:of formula | 3:TRUE | 4:2026-03-01"]);
  });

  it("are those of elements with a prefix too, and none of a comment", async () => {
    const rows = `<!-- <row><c><v>9</v></c></row> --><x:row xmlns:x="urn:x"><x:c><x:v>1</x:v></x:c></x:row>`;
    expect((await read([{ name: "S", rows }])).cells).toEqual(["0:1"]);
  });

  it("that hold an error or a number that its format hides have no value", async () => {
    const rows = `<row><c t="e"><v>#N/A</v></c><c s="1"><v>5</v></c><c s="1"><v>0</v></c></row>`;
    const { cells, faults } = await read([{ name: "S", rows }], { formats: [";;;"] });
    expect(cells).toEqual([""]);
    expect(faults).toEqual(["1/0: the error #N/A", "1/1: a number that its format hides"]);
  });
});

describe("a formula", () => {
  it("that was never calculated has no value: nothing is stored, or a zero where all is yet to be calculated", async () => {
    const formulas = [`<c><f>A1*2</f></c>`, `<c><f>A1*2</f><v></v></c>`, `<c><f t="shared" si="0"/><v/></c>`];
    const rows = `<row>${formulas.join("")}<c><f>A1</f><v>0</v></c><c><v>0</v></c><c t="str"><f>A1</f><v></v></c></row>`;
    const plain = await read([{ name: "S", rows }]);
    expect(plain.faults).toEqual([0, 1, 2].map((column) => `1/${column}: ${UNCALCULATED}`));
    expect(plain.cells).toEqual(["3:0 | 4:0"]);
    for (const calc of [`<calcPr fullCalcOnLoad="1"/>`, `<calcPr calcCompleted="0"/>`]) {
      const open = await read([{ name: "S", rows }], { calc });
      expect(open.faults).toEqual([0, 1, 2, 3, 5].map((column) => `1/${column}: ${UNCALCULATED}`));
    }
    expect(plain.sheets?.[0]?.notes).toEqual([`Cells hold ${UNCALCULATED} (3).`]);
  });

  it("has the value that is stored with it", async () => {
    const rows = `<row><c><f>A2*2</f><v>123.45</v></c></row>`;
    expect((await read([{ name: "S", rows }], { calc: `<calcPr fullCalcOnLoad="1"/>` })).cells).toEqual([
      "0:123.45",
    ]);
  });
});

describe("what is hidden", () => {
  const row = (number: string, attributes = "") =>
    `<row${attributes}><c><v>${number}</v></c><c><v>2</v></c><c><v>3</v></c></row>`;

  it("is left out and named: rows, columns, sheets of both kinds", async () => {
    const { cells, notes, sheets } = await read([
      {
        name: "March",
        rows: `${row("1")}${row("2", ' hidden="1"')}<row hidden="1"/>${row("4")}`,
        before: `<cols><col min="2" max="2" hidden="1"/><col min="9" max="16384" hidden="true"/></cols>`,
      },
      { name: "February", rows: row("8"), state: "hidden" },
      { name: "Lists", rows: row("9"), state: "veryHidden" },
    ]);
    expect(cells).toEqual(["0:1 | 2:3", "0:4 | 2:3"]);
    expect(notes).toEqual(['The hidden sheets "February", "Lists" were left out.']);
    expect(sheets).toEqual([
      {
        name: "March",
        hasTable: false,
        hiddenRows: [expect.objectContaining({ row: 2 })],
        notes: ["The hidden row 2 was left out.", "The hidden column B was left out."],
      },
    ]);
  });

  it("doesn't keep a visible sheet of its own from being told as a table", async () => {
    const { sheets } = await read([
      { name: "Total", rows: `<row><c><v>1</v></c><c><v>2</v></c></row>`.repeat(3) },
      { name: "Lines", rows: row("1").repeat(2) },
    ]);
    expect(sheets?.map(({ name, hasTable }) => [name, hasTable])).toEqual([
      ["Total", false],
      ["Lines", true],
    ]);
  });
});

it("a test's workbook is one to another reader too", async () => {
  const bytes = workbook([{ name: "S", rows: `<row r="1"><c r="A1"><v>5</v></c></row>` }]);
  expect(await readSheet(Buffer.from(bytes))).toEqual([[5]]);
});
