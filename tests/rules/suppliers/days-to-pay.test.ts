import { expect, it } from "vitest";
import { lastYearOf } from "@/lib/ledger/suppliers/intelligence/payment-history.model";

const paid = (month: string, median: number) => ({ month, median, payments: 1 });

it("leaves a place for each month in which nothing was paid, also across a new year", () => {
  expect(lastYearOf([paid("2025-11", 30), paid("2026-02", 41)])).toEqual([
    { month: "2025-11", median: 30 },
    { month: "2025-12", median: null },
    { month: "2026-01", median: null },
    { month: "2026-02", median: 41 },
  ]);
});

it("shows no more than the year up to the last payment", () => {
  const year = lastYearOf([paid("2019-01", 90), paid("2025-12", 0), paid("2026-10", 12)]);
  expect(year).toHaveLength(12);
  expect(year[0]).toEqual({ month: "2025-11", median: null });
  expect(year.at(-1)).toEqual({ month: "2026-10", median: 12 });
  expect(lastYearOf([])).toEqual([]);
});
