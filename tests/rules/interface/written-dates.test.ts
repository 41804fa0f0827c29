import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { dayInWords } from "@/lib/platform/base/dates/day-in-words";
import { shortDay } from "@/lib/platform/base/dates/short-day";
import { readDay } from "@/lib/platform/base/dates/typed-day";
import { bothClocks, writtenDay, writtenInstant } from "@/lib/platform/base/dates/written-date";
import { DATE_FORMATS } from "@/lib/platform/base/settings/settings-choices";

const day = calendarDate.parse;

describe("a calendar day", () => {
  it("is written in the person's format", () => {
    expect(DATE_FORMATS.map((format) => writtenDay(day("2026-11-28"), format))).toEqual([
      "11/28/2026",
      "28/11/2026",
      "2026-11-28",
    ]);
  });

  it("is in words where a sentence or a letter says it, in that order", () => {
    expect(DATE_FORMATS.map((format) => dayInWords(day("2026-03-01"), format))).toEqual([
      "March 1, 2026",
      "1 March 2026",
      "March 1, 2026",
    ]);
  });

  it("is short where there is little room, in that order and in the person's own zone", () => {
    const late = new Date("2026-11-28T02:00:00Z");
    expect(DATE_FORMATS.map((format) => shortDay(late, format, "America/Toronto"))).toEqual([
      "Nov 27",
      "27 Nov",
      "Nov 27",
    ]);
    expect(shortDay(late, "dd/mm/yyyy", "Asia/Tokyo")).toBe("28 Nov");
  });

  it("is read back as the same day in every format", () => {
    const days = fc
      .date({ min: new Date("1900-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
      .map((date) => day(date.toISOString().slice(0, 10)));
    fc.assert(
      fc.property(days, fc.constantFrom(...DATE_FORMATS), (value, format) => {
        expect(readDay(writtenDay(value, format), format)).toBe(value);
      }),
    );
  });

  it.each([
    ["1/5/2027", "mm/dd/yyyy", "2027-01-05"],
    ["5.1.2027", "dd/mm/yyyy", "2027-01-05"],
    ["2027-01-05", "dd/mm/yyyy", "2027-01-05"],
    ["02/30/2027", "mm/dd/yyyy", null],
    ["13/13/2027", "dd/mm/yyyy", null],
    ["1/5/27", "mm/dd/yyyy", null],
    ["tomorrow", "mm/dd/yyyy", null],
    ["", "mm/dd/yyyy", null],
  ] as const)("typed as '%s' with %s is %s", (typed, format, expected) => {
    expect(readDay(typed, format)).toBe(expected);
  });
});

describe("an instant", () => {
  const instant = new Date("2026-11-21T23:30:00Z");

  it("is written in the person's zone, which may be another day", () => {
    expect(writtenInstant(instant, "yyyy-mm-dd", "Pacific/Kiritimati")).toBe("2026-11-22 13:30");
  });

  it("tells both clocks in its tooltip", () => {
    expect(bothClocks(instant, "mm/dd/yyyy", "America/New_York")).toBe(
      "11/21/2026 18:30 EST · 11/21/2026 23:30 UTC",
    );
    expect(bothClocks(instant, "mm/dd/yyyy", "UTC")).toBe("11/21/2026 23:30 UTC");
  });
});
