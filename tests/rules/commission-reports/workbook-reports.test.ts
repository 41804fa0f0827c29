import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import type { MailReading } from "@/lib/reader/documents/reading-task";
import { xlsxRows } from "@/lib/reader/documents/table-rows";
import { perform } from "@/lib/reader/perform-task";
import { readReportFile } from "@/lib/reconciliation/commission-reports/import/read-report-file";
import { workbook } from "../../support/documents/workbook";

const FOLDER = path.join(import.meta.dirname, "../../cases/workbooks");
const UNCALCULATED =
  "Gross commission is a formula that was never calculated: open the file in a spreadsheet program and save it";

const told = async (bytes: Uint8Array, options = {}) => {
  const read = await readReportFile(bytes, "march.xlsx", options);
  return {
    lines: read.entries.map(({ confirmationNumber, grossMinor }) => `${confirmationNumber} ${grossMinor}`),
    problems: read.problems.map(({ row, message }) => `${row}: ${message}`),
    notes: read.notes,
    questions: read.questions,
  };
};
const handed = (name: string) => told(readFileSync(path.join(FOLDER, name)));

const row = (...texts: string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join("")}</row>`;
const sheet = (name: string, number: string) => ({
  name,
  rows: `${row("Confirmation", "Client", "Commission")}${row(number, "Meyer", "USD 10.00")}`,
});

it("that comes with a mail gives no report while it isn't said which of its sheets it is", async () => {
  const sheets = ["March", "April"].map((name, at) => sheet(name, `HB-12${at}`));
  const taken = async (bytes: Uint8Array) => {
    const file = {
      index: 0,
      kind: "table",
      name: "march.xlsx",
      ...(await xlsxRows(bytes, "march.xlsx")),
    } as const;
    const source = {
      subject: "Commission statement",
      from: { name: "Greatwind Tours", address: "pay@greatwind.example" },
      to: [],
      date: null,
      messageId: "",
      html: "",
      text: "Please find your commission statement attached.",
      headers: [],
      attachments: [],
      notices: [],
    };
    const task = { kind: "mail", source, files: [file], arrived: null, model: "none" } as const;
    const { reading } = (await perform(task)) as Extract<MailReading, { reading: object }>;
    return {
      report: reading.commissionReport?.entries.map((entry) => entry.commission),
      notices: reading.notices,
    };
  };
  expect((await taken(workbook(sheets.slice(0, 1)))).report).toEqual([10]);
  const open = await taken(workbook(sheets));
  expect(open.report).toBeUndefined();
  expect(open.notices.join()).toContain("march.xlsx: several sheets hold a table (March, April).");
});

describe("a supplier's workbook", () => {
  it.each([
    ["perl-uncalculated.xlsx", [], [2, 3, 4]],
    ["openpyxl-formula.xlsx", [], [2]],
    ["exceljs-formula.xlsx", ["HB-2291 12345"], [3]],
  ])("%s: a line whose commission was never calculated says what to do", async (name, lines, rows) => {
    const read = await handed(name);
    expect(read.lines).toEqual(lines);
    expect(read.problems).toEqual(expect.arrayContaining(rows.map((row) => `${row}: ${UNCALCULATED}`)));
  });

  it.each([
    [
      "hidden-sheet-and-row.xlsx",
      ["HB-1 1000"],
      ['The hidden sheet "February" was left out.', "The hidden row 3 was left out."],
    ],
    ["hidden-sheet.xlsx", ["SP-1001 10000"], ['The hidden sheet "September" was left out.']],
    ["leading-zeros.xlsx", ["00123456 10000", "00000077 10000"], []],
  ])("%s shows what a person sees, and names what is hidden", async (name, lines, notes) => {
    expect(await handed(name)).toEqual({ lines, notes, problems: [], questions: [] });
  });

  it.each([
    ["half-cents.xlsx", ["SP-1001 10000", "SP-1002 3334"], 3],
    ["half-cents-b.xlsx", ["SP-1001 30", "SP-1002 123456", "SP-1003 3334"], 4],
  ])("%s: halves of a cent are rounded away from zero, and said", async (name, lines, row) => {
    const notes = [`Row ${row}: The amount is rounded: USD has 2 decimals`];
    expect(await handed(name)).toEqual({ lines, notes, problems: [], questions: [] });
  });

  it("with several tables asks which one it is, and takes none before", async () => {
    const bytes = workbook([
      sheet("March", "HB-1"),
      sheet("April ", "HB-2"),
      { name: "Totals", rows: row("Total", "20") },
    ]);
    const asked = await told(bytes);
    expect([asked.lines, asked.questions]).toEqual([
      [],
      [{ about: "sheet", example: "March, April ", choices: ["March", "April "] }],
    ]);
    const chosen = await told(bytes, { sheet: "April " });
    expect(chosen.lines).toEqual(["HB-2 1000"]);
    expect(chosen.notes).toEqual(['The sheet "March" was not read.', 'The sheet "Totals" was not read.']);
    await expect(told(bytes, { sheet: "May" })).rejects.toThrow('This workbook shows no sheet "May".');
  });

  it("with one table among pairs of totals needs no question", async () => {
    const bytes = workbook([
      { name: "Totals", rows: `${row("Lines", "1")}${row("Total", "10")}` },
      sheet("March", "HB-1"),
    ]);
    expect((await told(bytes)).lines).toEqual(["HB-1 1000"]);
  });

  it("says on a cover what is paid, which the lines don't come to alone", async () => {
    const cover = (...rows: string[][]) => ({
      name: "Resumen",
      rows: rows.map((one) => row(...one)).join(""),
    });
    const detail = {
      name: "Detalle",
      rows: `${row("Localizador", "Titular", "Comisión (€)")}${row("BB-7710021", "Ferrán", "124.00")}${row("BB-7710088", "Quiroga", "78.60")}${row("Total", "", "202.60")}`,
    };
    const paid = [
      ["CamasDirect, S.L."],
      ["Saldo anterior", "61.30"],
      ["Total a transferir", "263.90"],
      ["Importe mínimo de transferencia", "100.00"],
    ];
    const whole = await readReportFile(workbook([cover(...paid), detail]), "march.xlsx", {});
    expect([whole.stated.netAmount, whole.adjustmentAmount, whole.doubts]).toEqual([263.9, 61.3, []]);
    const other = workbook([cover(["Total a transferir", "250.00"]), detail]);
    expect((await readReportFile(other, "march.xlsx", {})).doubts).toHaveLength(1);
    const notes = [detail, { name: "Notas", rows: row("Gracias") }];
    expect((await readReportFile(workbook(notes), "march.xlsx", {})).doubts).toEqual([]);
  });

  it("is the sheet of what is paid, where the other holds what isn't yet", async () => {
    const of = (name: string, number: string, total: string) => ({
      name,
      rows: `${row("Reservering", "Gast", "Commissie EUR")}${row(number, "De Jong", "41.20")}${row(total, "", "41.20")}`,
    });
    const open = of("Nog open", "KH-30205", "Totaal");
    const paid = await told(workbook([of("Uitbetaald", "KH-30118", "Totaal"), open]));
    expect(paid.lines).toEqual(["KH-30118 4120"]);
    expect(paid.notes).toContain('The sheet "Uitbetaald" was read; what the others hold isn\'t paid yet.');
    const both = workbook([of("Februari", "KH-30118", "Aantal"), open]);
    expect((await told(both)).questions).toHaveLength(1);
  });

  it("with a sheet of recalls is read as one where its cover says what is paid of both", async () => {
    const of = (name: string, title: string, number: string, amount: string) => ({
      name,
      rows: `${row(title)}${row("Buchung", "Kunde", "Reisepreis", "Provision")}${row(number, "Meyer", "100.00", amount)}`,
    });
    const pages = (paid: string) => [
      { name: "Deckblatt", rows: `${row("Währung", "EUR")}${row("Auszahlungsbetrag", paid)}` },
      of("Provisionen", "Provisionen", "HB-1", "10.00"),
      of("Stornos", "Stornierte Buchungen", "HB-2", "4.00"),
    ];
    const { lines, notes } = await told(workbook(pages("6.00")));
    expect(lines).toEqual(["HB-1 1000", "HB-2 -400"]);
    expect(notes).toEqual(['The sheets "Provisionen", "Stornos" were read together.']);
    expect((await told(workbook(pages("7.00")))).questions).toHaveLength(1);
  });

  it("that names an error for a number takes no such line", async () => {
    const rows = `${row("Confirmation", "Client", "Commission")}<row><c t="e"><f>X1</f><v>#REF!</v></c><c><v>1</v></c><c><v>10</v></c></row>`;
    expect((await told(workbook([{ name: "S", rows }]))).problems).toEqual([
      "2: Confirmation number is the error #REF!",
    ]);
  });
});
