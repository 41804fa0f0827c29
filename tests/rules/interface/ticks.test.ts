import { expect, it } from "vitest";
import { ticksOf } from "@/components/shared/chart/ticks.model";

it.each([
  [0, 2_100, 1, [0, 500, 1_000, 1_500, 2_000, 2_500]],
  [0, 2_510, 1, [0, 1_000, 2_000, 3_000]],
  [0, 3, 1, [0, 1, 2, 3]],
  [0, 12, 1, [0, 5, 10, 15]],
  [-3, 46, 1, [-20, 0, 20, 40, 60]],
  [0, 123_456, 100, [0, 25_000, 50_000, 75_000, 100_000, 125_000]],
  [0, 0, 100, [0, 100]],
  [30, 30, 1, [30, 31]],
])(
  "from %i to %i in whole %i the marks are round and end where the figures do",
  (first, last, unit, ticks) => {
    expect(ticksOf(first, last, unit)).toEqual(ticks);
  },
);
