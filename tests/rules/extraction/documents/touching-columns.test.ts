import { expect, it } from "vitest";
import type { PlacedRow } from "@/lib/reader/documents/pdf/pdf-lines";
import { withTouchingColumns } from "@/lib/reader/documents/pdf/touching-columns";

/** Returns a line of texts with horizontal positions; a letter is 6 points wide. */
const line = (y: number, ...cells: readonly (readonly [x: number, text: string])[]): PlacedRow => ({
  y,
  row: {
    cells: cells.map(([x, text]) => ({ lines: [text], x, right: x + text.length * 6, weight: 0 })),
    table: 0,
    indent: 0,
    gap: false,
  },
});
const texts = (...placed: readonly PlacedRow[]) =>
  withTouchingColumns(placed).map(({ row }) => row.cells.map(({ lines }) => lines.join(" ")).join(" | "));

const AROUND = [line(700, [40, "Return"], [124, "12 June 2027"]), line(680, [40, "Room"], [124, "Twin"])];

it("a label that touches its value is parted from it where the values around begin", () => {
  const touching = line(690, [40, "Accommodation Rose House Apartments"]);
  expect(texts(...AROUND, touching).at(-1)).toBe("Accommodation | Rose House Apartments");
});

it.each(["Please be there at three o'clock", "Accommodation", "Breakfast, dinner and a glass of wine"])(
  "a line that holds no label up to there is left alone: %s",
  (text) => {
    expect(texts(...AROUND, line(690, [40, text])).at(-1)).toBe(text);
  },
);
