import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readReportFile } from "@/lib/reconciliation/commission-reports/import/read-report-file";
import { tablePdf } from "../../support/mails/pdfs";

const COLUMNS = [40, 160, 300, 420] as const;
const row = (...cells: readonly string[]) => cells.map((text, at) => [COLUMNS[at] ?? 0, text] as const);

const read = (...below: readonly (readonly string[])[]) => {
  const pdf = tablePdf([
    [
      [[40, "Harbourline Cruises"]],
      row("Confirmation number", "Guest", "Check-in", "Commission"),
      row("HL-DD585D", "Ana Petrova", "13.02.2026", "EUR 1,000.00"),
      // The email reader doesn't recognise this number, so the lines that it reads add up to less.
      row("HL-X2", "Mei Lin", "14.02.2026", "EUR 100.00"),
      ...below.map((cells) => row(...cells)),
    ],
  ]);
  return readReportFile(Buffer.from(pdf), "october.pdf", {});
};
const netOf = async (...below: readonly (readonly string[])[]) => (await read(...below)).stated.netAmount;

it("a PDF states no net that nothing printed says", async () => {
  expect(await netOf()).toBeUndefined();
});

it("a tax on the total alone is part of what a PDF pays", async () => {
  const file = path.join(import.meta.dirname, "../../cases/report-pdfs/vat-on-the-total.pdf");
  const { stated, adjustmentAmount, doubts } = await readReportFile(readFileSync(file), "mai.pdf", {});
  expect({ net: stated.netAmount, adjustmentAmount, doubts }).toEqual({
    net: 1939.31,
    adjustmentAmount: 145.31,
    doubts: [],
  });
});

it("a sum below a PDF's table that nobody knows is doubted", async () => {
  const doubts = (await read(["Sonderposten", "", "", "EUR 25.00"])).doubts.map(({ message }) => message);
  expect(doubts).toEqual([expect.stringContaining("Sonderposten")]);
});

it("a PDF's printed total is its net", async () => {
  expect(await netOf(["Total", "", "", "EUR 1,100.00"])).toBe(1100);
});
