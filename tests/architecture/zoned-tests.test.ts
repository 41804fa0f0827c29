import { expect, test } from "vitest";
import { zonedTests } from "../../tools/launcher/checks/zoned-tests.mjs";
import { ROOT } from "../../tools/launcher/paths.mjs";
import { plantedHouse } from "./planted";

const SOURCES = {
  "lib/platform/base/day.ts": "export const day = (at: number) => new Date(at).toISOString().slice(0, 10);",
  "lib/platform/base/dates/calendar-date.ts":
    "export const day = (at: number) => new Date(at).toISOString();",
  "lib/platform/base/sum.ts": "export const sum = 1;",
  "lib/ledger/bookings/due.ts":
    'import type { X } from "./x";\nimport {\n  day,\n} from "@/lib/platform/base/day";\nday(0);',
  "lib/reader/read.ts": 'import { day } from "../base/day";\nday(0);',
};

function zonedOf(tests: Record<string, string>): string[] {
  const files = Object.fromEntries(
    Object.entries(tests).map(([name, text]) => [`tests/rules/${name}.test.ts`, text]),
  );
  const house = plantedHouse([], { ...SOURCES, ...files });
  return zonedTests(house, ["tests/rules"]).map((file) =>
    file.slice("tests/rules/".length, -".test.ts".length),
  );
}

test("a test that makes a day, names one, or reaches what makes one runs in every zone", () => {
  const zoned = {
    "of/made": "new Date(2027, 1, 1);",
    "of/named": 'expect(read()).toBe("2027-03-01");',
    "of/parsed": 'Date.parse("1 March 2027");',
    "of/reached": 'import { due } from "@/lib/ledger/bookings/due";',
    "of/loaded": 'const { due } = await import("@/lib/ledger/bookings/due");',
    "of/shown": "date.toLocaleDateString();",
  };
  expect(zonedOf(zoned)).toEqual(Object.keys(zoned).sort());
});

test("one that has nothing to do with days, or only reads mails, runs in one zone", () => {
  expect(
    zonedOf({
      counts: 'import { sum } from "@/lib/platform/base/sum";',
      measures: "const started = Date.now();",
      asks: "const later = new Date(now.getTime() + 1_000);",
      writes: 'expect((1_000).toLocaleString("en-US")).toBe("1,000");',
      steps: 'import { day } from "@/lib/platform/base/dates/calendar-date";',
      reads: 'import { read } from "@/lib/reader/read";',
      speaks: 'import type { Due } from "@/lib/ledger/bookings/due";',
    }),
  ).toEqual([]);
});

test("the tests of days are among the zoned ones, and those of sums aren't", () => {
  const zoned = zonedTests(ROOT, ["tests/rules"]);
  expect(zoned).toEqual(
    expect.arrayContaining([
      "tests/rules/base.test.ts",
      "tests/rules/bookings/commission-state.test.ts",
      "tests/rules/csv-import/csv-date.test.ts",
      "tests/rules/extraction/dates/golden-days.test.ts",
      "tests/rules/extraction/words/words.test.ts",
      "tests/rules/interface/written-dates.test.ts",
    ]),
  );
  expect(zoned).not.toContain("tests/rules/extraction/mails/hostile.test.ts");
});
