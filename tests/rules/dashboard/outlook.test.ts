import { describe, expect, it } from "vitest";
import { AGE_BUCKETS, ageBucketOf, pipelineMonths } from "@/lib/desk/dashboard/outlook.model";
import { type CalendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";

const day = (text: string) => text as CalendarDate;

describe("the months of the outlook", () => {
  it.each([
    ["2026-01-31", "2025-08", "2026-07"],
    ["2026-06-15", "2026-01", "2026-12"],
    ["2026-12-01", "2026-07", "2027-06"],
  ])("on %s are twelve without a gap, from %s to %s", (today, first, last) => {
    const months = pipelineMonths(day(today));
    expect([months.length, months[0], months[5], months[11]]).toEqual([12, first, today.slice(0, 7), last]);
    expect(new Set(months).size).toBe(12);
    expect(months).toEqual(months.toSorted());
  });
});

describe("how long something has been due", () => {
  const today = day("2026-03-01");

  it.each([
    [-1, "Not due"],
    [0, "Not due"],
    [1, "1–30"],
    [30, "1–30"],
    [31, "31–60"],
    [60, "31–60"],
    [61, "61–90"],
    [90, "61–90"],
    [91, "90+"],
  ])("%d days ago is %s", (days, bucket) => {
    expect(ageBucketOf(plusDays(today, -days), today)).toBe(bucket);
  });

  it("only ever grows older, from one bucket into the next", () => {
    const buckets = Array.from({ length: 400 }, (_, days) => ageBucketOf(plusDays(today, -days), today));
    expect([...new Set(buckets)]).toEqual([...AGE_BUCKETS]);
    expect(buckets).toEqual(buckets.toSorted((a, b) => AGE_BUCKETS.indexOf(a) - AGE_BUCKETS.indexOf(b)));
  });
});
