import { type CalendarDate, daysBetween } from "@/lib/platform/base/dates/calendar-date";
import { LAG_BASES, type LagBasis } from "../knowledge/lags.model";
import { type Owing, pairsOf, roundStep } from "./sums.model";

/** Everything that a supplier owes for some days, which a deposit may pay without a statement. */
export type Lump = {
  readonly basis: LagBasis;
  /** The first and the last day that is paid. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  /** Whether these are the days of a month, as far as anything is owed for it. */
  readonly isMonth: boolean;
  /** The number of bookings left out of these days, or added from adjacent ones. */
  readonly toggled: number;
};
export type FoundLump = {
  readonly owing: readonly Owing[];
  readonly lump: Lump;
  /** The number of equally good ones expected by chance. */
  readonly chanceHits: number;
};

const LEAST = 3;
const MOST = 60;
const BESIDE_DAYS = 8;
const MOST_TOGGLES = 60;
/** The number of chance hits above which finding one with bookings left out is no evidence. */
const MOST_CHANCE = 0.5;
const MOST_FOUND = 8;
/** The distance from an amount within which the density of sums is measured. */
const NEAR = 0.15;
/** The number of sequences of days for each one that is a month, approximately. */
const OF_MONTHS = 10;
const MONTH_NEAR = 0.6;

type Stretch = {
  readonly from: number;
  readonly to: number;
  readonly sum: number;
  readonly isMonth: boolean;
};
type Line = {
  readonly basis: LagBasis;
  readonly owing: readonly Owing[];
  readonly days: readonly CalendarDate[];
};

/**
 * Finds everything that a supplier owes for a sequence of days, by start or end of travel or by the day of booking,
 * that adds up to an amount: whole days, and months with one or two bookings left out or added from adjacent days.
 */
export function lumpsOf(pool: readonly Owing[], amount: number): readonly FoundLump[] {
  const round = roundStep(
    pool.map(({ worth }) => worth),
    amount,
    LEAST,
  );
  const lines = LAG_BASES.map((basis) => lineOf(pool, basis));
  const whole = wholeLumps(lines, amount, round);
  if (whole.length > 0) return whole.slice(0, MOST_FOUND);
  const without = toggledLumps(lines, amount, 1, round);
  return (without.length > 0 ? without : toggledLumps(lines, amount, 2, round)).slice(0, MOST_FOUND);
}

/** Finds whole days that add up to an amount exactly. */
function wholeLumps(lines: readonly Line[], amount: number, round: number): readonly FoundLump[] {
  const near = lines.flatMap((line) => stretchesOf(line, amount).map((stretch) => ({ line, stretch })));
  const density = (near.length / (2 * NEAR * amount)) * round;
  // The same bookings may be a month's by one kind of day and arbitrary days by another, so months come first.
  return near
    .filter(({ stretch }) => stretch.sum === amount)
    .sort((one, other) => Number(other.stretch.isMonth) - Number(one.stretch.isMonth))
    .map(({ line, stretch }) => foundOf(line, stretch, [], stretch.isMonth ? density / OF_MONTHS : density));
}

/**
 * Finds months with one or two bookings left out or added from adjacent days. Returns none if chance would find equally
 * good ones.
 */
function toggledLumps(
  lines: readonly Line[],
  amount: number,
  count: 1 | 2,
  round: number,
): readonly FoundLump[] {
  const some = lines.flatMap((line) =>
    monthsOf(line, amount).map((month) => ({ line, month, toggles: togglesOf(line, month) })),
  );
  const hits = some.flatMap(({ line, month, toggles }) =>
    toggledOf(toggles, amount - month.sum, count)
      .filter((toggled) => leftOf(month, toggled) >= LEAST)
      .map((toggled) => ({ line, month, toggled })),
  );
  if (hits.length === 0) return [];
  const densities = some.map(({ month, toggles }) => densityOf(toggles, amount - month.sum, count, amount));
  const chanceHits = densities.reduce((sum, one) => sum + one, 0) * round;
  if (chanceHits > MOST_CHANCE) return [];
  return hits.map(({ line, month, toggled }) =>
    foundOf(
      line,
      month,
      toggled.map(({ at }) => at),
      chanceHits,
    ),
  );
}

/** Finds the months whose sums are nearest to an amount known only approximately. */
export function nearestMonths(pool: readonly Owing[], low: number, high: number): readonly FoundLump[] {
  const middle = (low + high) / 2;
  const near = LAG_BASES.map((basis) => lineOf(pool, basis)).flatMap((line) =>
    monthsOf(line, middle).map((stretch) => ({ line, stretch })),
  );
  const chanceHits = (near.length * (high - low)) / (2 * MONTH_NEAR * middle);
  return near
    .filter(({ stretch }) => stretch.sum >= low && stretch.sum <= high)
    .sort((one, other) => Math.abs(one.stretch.sum - middle) - Math.abs(other.stretch.sum - middle))
    .slice(0, MOST_FOUND)
    .map(({ line, stretch }) => foundOf(line, stretch, [], chanceHits));
}

function lineOf(pool: readonly Owing[], basis: LagBasis): Line {
  const owing = [...pool].sort((one, other) => (dayOf(one, basis) < dayOf(other, basis) ? -1 : 1));
  return { basis, owing, days: owing.map((one) => dayOf(one, basis)) };
}

function dayOf({ booking }: Owing, basis: LagBasis): CalendarDate {
  return basis === "booked" ? booking.bookedOn : booking[basis];
}

/** Returns the sequences of whole days whose sum is near an amount. */
function stretchesOf(line: Line, amount: number): readonly Stretch[] {
  const { days } = line;
  return days.flatMap((day, from) => (day === days[from - 1] ? [] : stretchesFrom(line, from, amount)));
}

function stretchesFrom(line: Line, from: number, amount: number): readonly Stretch[] {
  const { owing, days } = line;
  const found: Stretch[] = [];
  let sum = 0;
  for (let to = from; to < owing.length && to - from < MOST; to += 1) {
    sum += owing[to]?.worth ?? 0;
    if (sum > amount * (1 + NEAR)) break;
    const isWhole = days[to] !== days[to + 1] && to - from + 1 >= LEAST;
    if (isWhole && sum > amount * (1 - NEAR)) found.push({ from, to, sum, isMonth: isMonth(line, from, to) });
  }
  return found;
}

/** Whether a sequence begins and ends like a month, as far as anything is owed before and after it. */
function isMonth({ days }: Line, from: number, to: number): boolean {
  const month = (at: number) => days[at]?.slice(0, 7);
  return month(from) === month(to) && month(from - 1) !== month(from) && month(to + 1) !== month(to);
}

/** Returns the months for which about the same amount is owed, allowing for what may be left out or added. */
function monthsOf({ days, owing }: Line, amount: number): readonly Stretch[] {
  const months = Map.groupBy(days.keys(), (at) => days[at]?.slice(0, 7));
  const some = [...months.values()].filter(({ length }) => length >= LEAST && length <= MOST);
  return some
    .map((places) => ({
      ...{ from: places[0] ?? 0, to: places.at(-1) ?? 0, isMonth: true },
      sum: places.reduce((sum, at) => sum + (owing[at]?.worth ?? 0), 0),
    }))
    .filter(({ sum }) => Math.abs(sum - amount) < MONTH_NEAR * amount);
}

type Toggle = { readonly at: number; readonly worth: number };

/** Counts the bookings of a month after leaving out and adding some. */
function leftOf({ from, to }: Stretch, toggled: readonly Toggle[]): number {
  return toggled.reduce((count, { worth }) => count + Math.sign(worth), to - from + 1);
}

/** Returns the changes of a month that make up the missing amount. */
function toggledOf(
  toggles: readonly Toggle[],
  missing: number,
  count: 1 | 2,
): readonly (readonly Toggle[])[] {
  if (count === 2) return pairsOf(toggles, missing, 0);
  return toggles.filter(({ worth }) => worth === missing).map((one) => [one]);
}

/**
 * Returns the bookings that may be left out of a sequence, with negative amounts, and those that may be added to it,
 * nearest first.
 */
function togglesOf({ owing, days }: Line, { from, to }: Stretch): readonly Toggle[] {
  const [first, last] = [days[from], days[to]];
  if (!first || !last) return [];
  return owing
    .flatMap(({ worth }, at) => {
      const day = days[at] ?? first;
      if (at >= from && at <= to) return [{ at, worth: -worth, apart: 0 }];
      const apart = at < from ? daysBetween(day, first) : daysBetween(last, day);
      return apart <= BESIDE_DAYS ? [{ at, worth, apart }] : [];
    })
    .sort((one, other) => one.apart - other.apart)
    .slice(0, MOST_TOGGLES);
}

/**
 * Returns the number of changes, or pairs of them, expected to match the missing amount by chance, from the density of
 * those near it.
 */
function densityOf(toggles: readonly Toggle[], missing: number, count: 1 | 2, amount: number): number {
  const reach = NEAR * amount;
  const isNear = (worth: number) => Math.abs(worth - missing) <= reach;
  let near = 0;
  for (const [at, { worth }] of toggles.entries()) {
    if (count === 1) near += Number(isNear(worth));
    else
      for (let other = at + 1; other < toggles.length; other += 1)
        near += Number(isNear(worth + (toggles[other]?.worth ?? 0)));
  }
  return near / (2 * reach);
}

function foundOf(
  { owing, days, basis }: Line,
  stretch: Stretch,
  toggled: readonly number[],
  chanceHits: number,
): FoundLump {
  const places = new Set(Array.from({ length: stretch.to - stretch.from + 1 }, (_, at) => stretch.from + at));
  for (const at of toggled) if (!places.delete(at)) places.add(at);
  const sorted = [...places].sort((one, other) => one - other);
  return {
    owing: sorted.flatMap((at) => owing[at] ?? []),
    lump: {
      basis,
      from: days[sorted[0] ?? 0] as CalendarDate,
      to: days[sorted.at(-1) ?? 0] as CalendarDate,
      isMonth: stretch.isMonth,
      toggled: toggled.length,
    },
    chanceHits,
  };
}
