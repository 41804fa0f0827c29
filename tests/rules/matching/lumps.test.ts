import { describe, expect, it } from "vitest";
import { type CalendarDate, calendarDate, plusDays } from "@/lib/platform/base/dates/calendar-date";
import type { OwedBooking } from "@/lib/reconciliation/matching/candidate.model";
import { lumpsOf, nearestMonths } from "@/lib/reconciliation/matching/features/lumps.model";
import { type Owing, sumsNear } from "@/lib/reconciliation/matching/features/sums.model";

const FIRST = calendarDate.parse("2026-01-03");
/** A booking every four days from 3 January on, each with an irregular amount. */
const pool = Array.from({ length: 20 }, (_, at) =>
  owing(at, plusDays(FIRST, 4 * at), 10_007 + 1_313 * at + at * at),
);

function owing(at: number, end: CalendarDate, worth: number): Owing {
  const booking = {
    id: `${at}`,
    start: plusDays(end, -3 - (at % 3)),
    end,
    bookedOn: plusDays(end, -90 + 7 * (at % 5)),
  };
  return { booking: booking as OwedBooking, worth };
}

const sum = (some: readonly Owing[]) => some.reduce((all, { worth }) => all + worth, 0);
const ids = (some: readonly Owing[] | undefined) => some?.map(({ booking }) => booking.id);
const january = pool.filter(({ booking }) => booking.end.startsWith("2026-01"));

describe("two or three bookings in another currency", () => {
  const few = [0, 7, 13].flatMap((at) => pool[at] ?? []);
  const around = (amount: number, share: number) => [amount * (1 - share), amount * (1 + share)] as const;

  it("are found as near as a rate is known, the nearest first", () => {
    const [first, last] = [few[0]?.worth ?? 0, few[2]?.worth ?? 0];
    const [found] = sumsNear(few, ...around(first + last, 0.01));
    expect(found?.bookings.map(({ id }) => id)).toEqual(["0", "13"]);
    const [all] = sumsNear(few, ...around(sum(few), 0.01));
    expect(all?.bookings).toHaveLength(3);
  });

  it("are not looked for where chance would hit as well", () => {
    expect(sumsNear(pool, ...around(40_000, 0.05))).toEqual([]);
  });
});

describe("all that a supplier owes of some days", () => {
  it("is three bookings at least, also where some of a month were left out", () => {
    const month = [100_007, 3_011, 2_003].map((worth, at) => owing(at, plusDays(FIRST, 4 * at), worth));
    expect(lumpsOf(month, 100_007)).toEqual([]);
  });

  it("is found by its days, and known as a month", () => {
    const [found] = lumpsOf(pool, sum(january));
    expect(ids(found?.owing)).toEqual(ids(january));
    expect(found?.lump).toMatchObject({
      basis: "end",
      isMonth: true,
      toggled: 0,
      from: "2026-01-03",
      to: "2026-01-31",
    });
    expect(found?.chanceHits).toBeLessThan(0.03);
  });

  it("is found up to any day", () => {
    const some = pool.slice(0, 11);
    const [found] = lumpsOf(pool, sum(some));
    expect(ids(found?.owing)).toEqual(ids(some));
    expect(found?.lump.isMonth).toBe(false);
  });

  it("is found without one that was left out, and with one from beside it", () => {
    const without = january.filter((_, at) => at !== 3);
    expect(ids(lumpsOf(pool, sum(without))[0]?.owing)).toEqual(ids(without));
    const beside = [...without, ...pool.slice(january.length, january.length + 1)];
    const [found] = lumpsOf(pool, sum(beside));
    expect([ids(found?.owing), found?.lump.toggled]).toEqual([ids(beside), 2]);
  });

  it("isn't found where nothing comes to the amount", () =>
    expect(lumpsOf(pool.slice(0, 6), 31_111)).toEqual([]));

  it("is the month that is nearest to an amount of which only about how much is known", () => {
    const near = sum(january);
    const [found] = nearestMonths(pool, near - 900, near + 700);
    expect(ids(found?.owing)).toEqual(ids(january));
  });
});
