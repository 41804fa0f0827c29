import { describe, expect, test } from "vitest";
import {
  calendarDate,
  dayIn,
  daysBetween,
  isCalendarDate,
  plusDays,
} from "@/lib/platform/base/dates/calendar-date";
import { Failure, reportOf } from "@/lib/platform/base/failure";
import { isId, newId } from "@/lib/platform/base/id";
import { currency, digitsOf, formatMoney, major, money, OFFERED_CURRENCIES } from "@/lib/platform/base/money";
import { containing, folded, storable } from "@/lib/platform/base/text";

describe("money", () => {
  test.each(OFFERED_CURRENCIES)("%s goes from decimals to minor units and back unchanged", (code) => {
    const own = currency.parse(code);
    const step = 1 / 10 ** digitsOf(own);
    for (const amount of [0, step, 1234 + step, -99 - step, 1_000_000_000 + step]) {
      const exact = Number(amount.toFixed(digitsOf(own)));
      expect(major(money(exact, own))).toBe(exact);
    }
  });

  test("has as many decimals as its currency", () => {
    expect(formatMoney(money(1234.5, currency.parse("USD")))).toBe("USD 1,234.50");
    expect(formatMoney(money(1234, currency.parse("JPY")))).toBe("JPY 1,234");
    expect(formatMoney(money(1.25, currency.parse("KWD")))).toBe("KWD 1.250");
    expect(formatMoney(money(-3, currency.parse("EUR")))).toBe("-EUR 3.00");
  });

  test("is refused where it can't be held exactly", () => {
    expect(() => money(Number.MAX_SAFE_INTEGER, currency.parse("USD"))).toThrow(Failure);
    for (const [amount, code] of [
      [10.999, "USD"],
      [0.001, "EUR"],
      [1e-9, "EUR"],
      [0.5, "JPY"],
      [1.2505, "KWD"],
      [-10.005, "USD"],
    ] as const) {
      expect(() => money(amount, currency.parse(code))).toThrow(/^[A-Z]{3} has (no|2|3) decimals/);
    }
    expect(money(0.1 + 0.2, currency.parse("USD")).minor).toBe(30);
    expect(Object.is(money(-0, currency.parse("USD")).minor, 0)).toBe(true);
    expect(currency.safeParse("XQZ").success).toBe(false);
    expect(currency.safeParse("usd").success).toBe(false);
  });
});

describe("a calendar day", () => {
  const day = (text: string) => calendarDate.parse(text);

  test("is a real one, written YYYY-MM-DD", () => {
    expect(["2028-02-29", "2026-12-31"].every(isCalendarDate)).toBe(true);
    const wrong = [
      "2027-02-29",
      "2026-13-01",
      "0000-01-01",
      "today",
      "infinity",
      "10/03/2027",
      "2026-1-1",
      "",
    ];
    expect(wrong.filter(isCalendarDate)).toEqual([]);
  });

  test("moves over months, years and daylight saving", () => {
    expect(plusDays(day("2026-12-31"), 1)).toBe("2027-01-01");
    expect(plusDays(day("2026-03-01"), -1)).toBe("2026-02-28");
    expect(daysBetween(day("2026-03-07"), day("2026-03-09"))).toBe(2);
    expect(daysBetween(day("2026-11-02"), day("2026-10-31"))).toBe(-2);
  });

  test("moves no further than the calendar goes", () => {
    expect(plusDays(day("9999-12-01"), 35)).toBe("9999-12-31");
    expect(plusDays(day("0001-01-05"), -35)).toBe("0001-01-01");
  });

  test("is another one in another zone", () => {
    const instant = new Date("2026-06-30T23:30:00Z");
    expect(dayIn(instant, "UTC")).toBe("2026-06-30");
    expect(dayIn(instant, "Pacific/Kiritimati")).toBe("2026-07-01");
    expect(dayIn(instant, "America/Los_Angeles")).toBe("2026-06-30");
  });
});

test("ids sort in the order they were made, also within a millisecond", () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every(isId)).toBe(true);
});

test("what somebody searches for is literal, whatever it holds", () => {
  expect(containing("50%_\\ Ünïcode")).toBe("%50\\%\\_\\\\ unicode%");
  expect(folded("  Hôtel\u00a0Élan ")).toBe("hotel elan");
  expect(storable("a\u0000b\ud800c")).toBe("ab\ufffdc");
});

test("a failure keeps its words, and an unforeseen error keeps them to itself", () => {
  expect(reportOf(new Failure("NOT_FOUND"))).toMatchObject({ status: 404, category: "SERVER" });
  expect(reportOf(new Error("select secret from users"))).toMatchObject({
    status: 500,
    message: "Internal server error. Please try again later.",
  });
});
