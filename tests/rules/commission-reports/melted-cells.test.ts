import { expect, it } from "vitest";
import { partedBy } from "@/lib/reconciliation/commission-reports/import/melted-cells.model";

const COLUMNS = (hotel: number) => [
  { text: "Client", x: 120, right: 148 },
  { text: "Hotel", x: hotel, right: hotel + 25 },
];
const NUMBER = { text: "HB-20491", x: 50, right: 95 };

/** Positions as Helvetica prints these words at 10 points. */
it("a name of wide letters keeps its last word from the column beside it, and takes none of that", () => {
  const cell = { text: "Emma Wimmer-Mumm Villa Lilli", x: 120, right: 261.7 };
  expect(partedBy(COLUMNS(225.5), cell, [NUMBER, cell]).map(({ text }) => text)).toEqual([
    "Emma Wimmer-Mumm",
    "Villa Lilli",
  ]);
});

it("letters that are as wide as each other are counted", () => {
  const wide = { text: "Will Illi Villa MMMM", x: 120, right: 240 };
  const number = { text: "HB-20491", x: 50, right: 98 };
  expect(partedBy(COLUMNS(180), wide, [number, wide]).map(({ text }) => text)).toEqual([
    "Will Illi",
    "Villa MMMM",
  ]);
});

it("what stands under its own heading alone stays whole", () => {
  const cell = { text: "Emma Wimmer-Mumm", x: 120, right: 222.8 };
  const hotel = { text: "Villa Lilli", x: 225.5, right: 261.7 };
  expect(partedBy(COLUMNS(225.5), cell, [NUMBER, cell, hotel])).toEqual([cell]);
});
