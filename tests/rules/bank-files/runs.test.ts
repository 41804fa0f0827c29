import { expect, it } from "vitest";
import { fileNames } from "@/lib/payouts/bank-files/file-names.model";
import { formatsFor, isBankingDay, nextBankingDay } from "@/lib/payouts/runs/bank-file.model";
import { minimumPayoutMinor } from "@/lib/payouts/runs/run.model";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";

it("holds the least that is paid in each currency's own units, and pays nobody nothing", () => {
  expect([
    minimumPayoutMinor(1_000, "USD"),
    minimumPayoutMinor(1_000, "JPY"),
    minimumPayoutMinor(1_000, "KWD"),
  ]).toEqual([1_000, 10, 10_000]);
  expect([
    minimumPayoutMinor(0, "USD"),
    minimumPayoutMinor(50, "JPY"),
    minimumPayoutMinor(150, "JPY"),
  ]).toEqual([1, 1, 2]);
});

it("knows on which days banks settle, and which files pay a currency", () => {
  const days = ["2026-12-04", "2026-12-05", "2026-12-06", "2026-12-07"].map((day) => calendarDate.parse(day));
  expect(days.map(isBankingDay)).toEqual([true, false, false, true]);
  expect(days.map(nextBankingDay)).toEqual(["2026-12-07", "2026-12-07", "2026-12-07", "2026-12-08"]);
  expect(["USD", "EUR", "JPY"].map(formatsFor)).toEqual([["nacha", "csv"], ["sepa", "csv"], ["csv"]]);
});

it("names files of runs apart within a day, and what is left of a run from its first file", () => {
  const id = "0190a1b2-c3d4-7e5f-8a6b-0123456789ab";
  const [first, next, rest] = [
    fileNames({ id, runNo: 1 }, 0),
    fileNames({ id, runNo: 28 }, 0),
    fileNames({ id, runNo: 1 }, 9_999),
  ];
  expect([first.modifier, next.modifier, rest.modifier]).toEqual(["A", "B", "9"]);
  expect(first.messageId).toBe("0190A1B2C3D47E5F8A6B0123456789AB");
  expect(rest.messageId).toMatch(/^0190A1B2C3D47E5F8A6B0123456789AB[A-Z0-9]{1,3}$/);
});
