import { describe, expect, it } from "vitest";
import type { PlacedRow } from "@/lib/reader/documents/pdf/pdf-lines";
import { withWrappedValues } from "@/lib/reader/documents/pdf/wrapped-values";

/** Returns a line of texts with horizontal positions; a letter is 5 points wide. */
const line = (y: number, ...cells: readonly (readonly [x: number, text: string])[]): PlacedRow => ({
  y,
  row: {
    cells: cells.map(([x, text]) => ({ lines: [text], x, right: x + text.length * 5, weight: 0 })),
    table: 0,
    indent: 0,
    gap: false,
  },
});
const texts = (...placed: readonly PlacedRow[]) =>
  withWrappedValues(placed).map(({ cells }) => cells.map(({ lines }) => lines.join(" ")).join(" | "));

const ARRIVAL = line(700, [40, "Arrival"], [120, "Friday, 12 June 2026, from 3 pm"]);
const DEPARTURE = line(680, [40, "Departure"], [120, "Monday, 15 June 2026"]);

describe("a value of a printed letter that is too long for its column", () => {
  it("goes on in the line below its label's", () => {
    const guest = line(660, [40, "Guest"], [120, "Ms Wilhelmina Abernathy-"]);
    expect(texts(ARRIVAL, DEPARTURE, guest, line(648, [120, "Vandersteen"]))).toEqual([
      "Arrival | Friday, 12 June 2026, from 3 pm",
      "Departure | Monday, 15 June 2026",
      "Guest | Ms Wilhelmina Abernathy-Vandersteen",
    ]);
  });

  it("may stand around the height of its label", () => {
    const around = [line(660, [120, "Ms Wilhelmina"]), line(654, [40, "Guest"]), line(648, [120, "Meyer"])];
    expect(texts(ARRIVAL, DEPARTURE, ...around).at(-1)).toBe("Guest | Ms Wilhelmina Meyer");
  });

  it("is whole where the next line had room in it, or stands as far below as labels do", () => {
    const guest = line(660, [40, "Guest"], [120, "Ana Petrova"]);
    expect(texts(ARRIVAL, DEPARTURE, guest, line(648, [120, "Li Wei"]))).toHaveLength(4);
    const long = line(660, [40, "Guest"], [120, "Ms Wilhelmina Abernathy-"]);
    expect(texts(ARRIVAL, DEPARTURE, long, line(640, [120, "Vandersteen"]))).toHaveLength(4);
  });
});
