import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { gridRows } from "@/lib/reader/documents/pdf/grid/grid-rows";
import { joinRowAcrossPages } from "@/lib/reader/documents/pdf/grid/over-pages";
import type { Piece } from "@/lib/reader/documents/pdf/pdf-lines";
import { pdfRows } from "@/lib/reader/documents/pdf/pdf-rows";

const FOLDER = path.join(import.meta.dirname, "../../../cases/report-pdfs");
const texts = (rows: Awaited<ReturnType<typeof pdfRows>>["rows"]) =>
  rows.map(({ cells }) => cells.map(({ lines }) => lines.join(" ")));

describe("the table of a printed statement", () => {
  it.each([
    ["report-pdftex-accents.pdf", 60, 719_375],
    // The program that wrote this file lost ten lines at the bottom of its first page.
    ["report-rotate90-groff.pdf", 50, 585_250],
    ["report-wrapped-middle-chromium.pdf", 60, 719_375],
    ["report-wrapped-middle-weasyprint.pdf", 60, 719_375],
    ["report-wrapped-top.pdf", 60, 719_375],
  ])("%s is read by where its cells stand", async (name, count, sum) => {
    const rows = texts((await pdfRows(new Uint8Array(readFileSync(path.join(FOLDER, name))), name, 60)).rows);
    const lines = rows.filter(([number]) => /^AB-\d{4}$/.test(number ?? ""));
    expect(rows).toContainEqual(["Confirmation Number", "Guest", "Arrival", "Sale EUR", "Commission EUR"]);
    expect(new Set(lines.map(([number]) => number)).size).toBe(count);
    expect(lines.filter((line) => line.length !== 5)).toEqual([]);
    expect(new Set(lines.map(([, client]) => client))).toEqual(
      new Set(["José Núñez", "Maria Meyer", "Efficient Office Ltd", "Søren Kjær"]),
    );
    expect(lines.slice(0, 2)).toEqual([
      ["AB-2200", "José Núñez", "01 Mar 2026", "1,000.00", "100.00"],
      ["AB-2201", "Maria Meyer", "02 Mar 2026", "1,007.50", "100.75"],
    ]);
    const cents = lines.reduce((all, line) => all + Math.round(Number(line[4]?.replace(",", "")) * 100), 0);
    expect(cents).toBe(sum);
  });
});

describe("a table whose cells wrap", () => {
  const at = (text: string, x: number, y: number): Piece => ({
    text,
    x,
    y,
    width: text.length * 5,
    size: 10,
  });
  const table = (shift: readonly number[]) => [
    at("Monthly statement of commissions paid to agencies", 0, 800),
    at("Number", 0, 775),
    at("Client", 100, 781),
    at("name", 100, 769),
    at("Net", 200, 775),
    ...[0, 1, 2].flatMap((row) => {
      const y = 720 - row * 40;
      const client =
        row === 1
          ? [at("Short", 100, y)]
          : ["Anna", "Maria", "Meyer"].map((word, line) => at(word, 100, y + (shift[line] ?? 0)));
      return [at(`AB-${row}`, 0, y), ...client, at(`${row + 1}0.00`, 200, y)];
    }),
  ];

  it.each([
    ["in the middle", [12, 0, -12]],
    ["at the top", [0, -12, -24]],
    ["at the bottom", [24, 12, 0]],
  ])("beside amounts that stand %s keeps each line with its row", (_where, shift) => {
    expect(texts(gridRows(table(shift)) ?? [])).toEqual([
      ["Monthly statement of commissions paid to agencies"],
      ["Number", "Client name", "Net"],
      ["AB-0", "Anna Maria Meyer", "10.00"],
      ["AB-1", "Short", "20.00"],
      ["AB-2", "Anna Maria Meyer", "30.00"],
    ]);
  });

  it("gives a row that goes on overleaf what stands under the repeated headings there", () => {
    const row = (...cells: (string | undefined)[]) => ({
      cells: cells.flatMap((text, at) =>
        text ? [{ lines: [text], x: at * 100, right: at * 100 + 50, weight: 0 }] : [],
      ),
      table: 0,
      indent: 0,
      gap: true,
    });
    const before = [row("Number", "Client", "Arrival", "Net"), row("AB-1", undefined, "14 Mar", "10.00")];
    const after = [
      row("Number", "Client Anna Meyer", "Arrival 2026", "Net"),
      row("AB-2", "Ito", "15 Mar 2026", "20.00"),
    ];
    expect(texts(joinRowAcrossPages(before, after))).toEqual([
      ["Number", "Client", "Arrival", "Net"],
      ["AB-1", "Anna Meyer", "14 Mar 2026", "10.00"],
      ["Number", "Client", "Arrival", "Net"],
      ["AB-2", "Ito", "15 Mar 2026", "20.00"],
    ]);
  });

  it("is none where there are no amounts in rows", () => {
    expect(gridRows([at("Dear Ms Meyer,", 0, 700), at("we owe you 20.00", 0, 680)])).toBeNull();
  });
});
