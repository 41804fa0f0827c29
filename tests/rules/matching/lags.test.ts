import { describe, expect, it } from "vitest";
import { lagOf } from "@/lib/reconciliation/matching/knowledge/lags.model";

describe("when a company pays", () => {
  it("is counted from the day that its payments spread least from", () => {
    const days = [20, 21, 19, 20, 20];
    const sum = (shift: readonly number[]) => {
      const all = days.map((one, at) => one + (shift[at] ?? 0));
      return [all.reduce((a, b) => a + b), all.reduce((a, b) => a + b * b, 0)] as const;
    };
    const lag = lagOf({
      count: 5,
      start: sum([]),
      end: sum([-9, 3, -2, 8, -30]),
      booked: sum([90, 40, 10, 60, 5]),
    });
    expect(lag).toMatchObject({ basis: "start", mean: 20 });
  });

  it.each([
    ["before travel begins, from the booking's day", [-29, -42, 8], "booked"],
    ["later, from the end of travel", [40, 33, 120], "end"],
  ] as const)("is counted, of one payment that came %s", (_, [start, end, booked], basis) => {
    const lag = lagOf({
      count: 1,
      start: [start, start ** 2],
      end: [end, end ** 2],
      booked: [booked, booked ** 2],
    });
    expect(lag).toMatchObject({ basis, mean: basis === "booked" ? booked : end });
  });
});
