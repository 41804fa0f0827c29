import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readReportFile } from "@/lib/reconciliation/commission-reports/import/read-report-file";
import { doubtTexts } from "@/lib/reconciliation/commission-reports/import/report-doubts.model";
import { letteredPdf } from "../../support/mails/pdfs";

const read = (text: string) => readReportFile(new TextEncoder().encode(text), "march.csv", {});
const table = (lines: readonly string[]) => `Booking No,Gross,Fee,Net,Currency\n${lines.join("\n")}\n`;

describe("a supplier's statement", () => {
  it("is refused as a whole by name where many of its lines can't be read", async () => {
    const bad = ["GT-1,1.007.50 03 Mar,0.00,10.00,EUR", "GT-2,x1,0,20.00,EUR", "GT-3,x2,0,30.00,EUR"];
    const good = ["GT-4", "GT-5", "GT-6"].map((number) => `${number},10.00,1.00,9.00,EUR`);
    const { refusal } = await read(table([...bad, ...good]));
    expect(refusal).toMatch(/^3 of 6 lines can't be read, so that none is taken; the first: Row 2: /);
    expect(refusal).toMatch(/Say which row the headings are and which column is what/);
    expect((await read(table([...bad.slice(0, 2), ...good]))).refusal).toBeNull();
  });

  it("rounds halves of a cent in any column, holds the line to what it says, and says so once", async () => {
    const { entries, doubts, notes } = await read(
      table(["GT-1,33.335,3.3335,30.0015,USD", "GT-2,-33.335,0.00,-33.335,USD"]),
    );
    expect(entries.map(({ grossMinor, feeMinor }) => [grossMinor, feeMinor])).toEqual([
      [3_334, 334],
      [-3_334, 0],
    ]);
    expect(doubts).toEqual([]);
    expect(notes).toEqual([2, 3].map((row) => `Row ${row}: The amount is rounded: USD has 2 decimals`));
  });

  it("whose amounts all have three figures behind one mark is asked about, where a currency could have them", async () => {
    const asks = async (code: string) =>
      (await read(table([`GT-1,1.234,0,1.234,${code}`]))).questions.map(({ about }) => about);
    expect(await asks("USD")).toEqual(["decimalMark"]);
    expect(await asks("JPY")).toEqual([]);
    expect(await asks("KWD")).toEqual([]);
  });

  it.each([
    ["13/11/26", "26/12/26", [], "2026-11-13"],
    ["26/11/02", "26/12/24", [{ about: "dateOrder", example: "26/11/02", choices: ["DMY", "YMD"] }], null],
    ["24/11/26", "24/11/26", [{ about: "dateOrder", example: "24/11/26", choices: ["DMY", "YMD"] }], null],
  ])("with days %s and %s by years of two digits", async (one, other, questions, day) => {
    const csv = `Booking No,Check in,Commission\nGT-1,${one},USD 10.00\nGT-2,${other},USD 20.00\n`;
    const reading = await read(csv);
    expect(reading.questions).toEqual(questions);
    if (day) expect(reading.entries[0]?.travelStart).toBe(day);
  });
});

it("of too many figures that don't hold tells those of the whole first, and how many more there are", () => {
  const lines = Array.from({ length: 300 }, (_, at) => ({ row: at + 2, message: "no" }));
  const told = doubtTexts([...lines, { row: null, message: "The net differs" }]);
  expect(told).toHaveLength(200);
  expect(told[0]).toBe("The net differs");
  expect(told.at(-1)).toBe("And 102 more, the last: Row 301: no");
});

describe("a supplier's PDF", () => {
  const file = path.join(import.meta.dirname, "../../cases/report-pdfs/ghostscript-ligatures.pdf");
  const pdf = (headingRow?: number) => readReportFile(readFileSync(file), "march.pdf", { headingRow });

  it("has the letters back that Ghostscript swapped, and says which can't be read", async () => {
    const { entries, notes, stated } = await pdf();
    expect(entries.map(({ clientName }) => clientName)).toEqual([
      expect.stringMatching(/^Office Efficient A.*uent Fiona Flores$/),
      "Griffin Wolff Sutcliffe",
    ]);
    expect(notes).toEqual([expect.stringMatching(/^Row 3: "A.*uent" has letters that can't be read\.$/)]);
    expect(stated).toMatchObject({ supplierName: "Floris fjord", referenceNumber: "FL-77" });
  });

  it("says where it has what is no letter, as of TeX's ligatures", async () => {
    const row = (...cells: readonly string[]) => cells.map((text, at) => [40 + at * 130, text] as const);
    const bytes = letteredPdf([
      row("Booking No", "Client", "Commission EUR"),
      row("FL-1", "Ko\u001c Mensah", "10.00"),
      row("FL-2", "Li Wei", "1\u001c0.00"),
    ]);
    const { entries, notes, problems } = await readReportFile(bytes, "march.pdf", {});
    expect(entries.map(({ clientName }) => clientName)).toEqual(["Ko\ufffd Mensah"]);
    expect(notes[0]).toBe('Row 2: "Ko\ufffd" has letters that can\'t be read.');
    expect(problems.map(({ row: at }) => at)).toEqual([3]);
  });

  it("takes its headings from the row that a person names", async () => {
    expect(await pdf()).toMatchObject({ headingRow: 2, headers: ["Booking No", "Client", "Commission EUR"] });
    expect(await pdf(2)).toMatchObject({ headingRow: 2, lacks: null });
    await expect(pdf(4)).rejects.toThrow("This file has no rows below its headers.");
  });
});
