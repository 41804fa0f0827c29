import { expect, it } from "vitest";
import { disagreementsOf } from "@/lib/reconciliation/commission-reports/report-sums.model";

const LINES = { grossMinor: 100_000, feeMinor: 2_000, taxMinor: 1_000, netMinor: 97_000 };

it.each([
  ["all agree, an adjustment included", { adjustmentMinor: -500, netMinor: 96_500 }, LINES, []],
  [
    "an adjustment is left out of the net",
    { adjustmentMinor: -500, netMinor: 97_000 },
    LINES,
    [
      { what: "totals", countedMinor: 96_500, statedMinor: 97_000 },
      { what: "entries", countedMinor: 96_500, statedMinor: 97_000 },
    ],
  ],
  [
    "a line is missing",
    { adjustmentMinor: 0, netMinor: 97_000 },
    { ...LINES, netMinor: 90_000 },
    [{ what: "entries", countedMinor: 90_000, statedMinor: 97_000 }],
  ],
])("a report says where its figures disagree: %s", (_case, stated, lines, found) => {
  expect(disagreementsOf({ ...LINES, ...stated }, lines)).toEqual(found);
});
