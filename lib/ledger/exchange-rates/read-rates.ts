import "server-only";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemReadTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { KnownRate, Rates, StoredRate, WantedRate } from "./rate.model";
import { selectImports, selectRateRows, selectRatesFor, selectRatesSince } from "./rate.sql";
import type { RateImport, RateListQuery, RateRow } from "./rate-list.model";

const LATEST_IMPORTS = 20;

type RatePage = {
  readonly rates: readonly RateRow[];
  readonly count: number;
  readonly imports: readonly RateImport[];
};

/**
 * Returns a page of the rates, the newest day first, of all currencies or one, with the latest imports. For
 * administrators.
 */
export function listRates(ctx: Context, query: RateListQuery): Promise<RatePage> {
  adminOnly(ctx);
  return inSystemReadTransaction(ctx, async (tx) => {
    const [{ rates, count }, imports] = await Promise.all([
      selectRateRows(tx, query),
      selectImports(tx, LATEST_IMPORTS),
    ]);
    return {
      rates,
      count,
      imports: imports.map(({ createdAt, id, source, fileName, rateCount }) => ({
        ...{ id, source, fileName, rateCount },
        createdAt: createdAt.toISOString(),
      })),
    };
  });
}

/** Loads every rate that is needed to answer these requests, each as of its day. Needs a system transaction. */
export function loadRates(tx: Tx, wanted: readonly WantedRate[]): Promise<Rates> {
  return selectRatesFor(tx, wanted);
}

/**
 * Returns the units of `to` per unit of `from`, two different currencies, on a day or by the last rate before it; null
 * if none is known. Needs a system transaction.
 */
export async function knownRate(
  tx: Tx,
  from: string,
  to: string,
  day: CalendarDate,
): Promise<KnownRate | null> {
  return (await selectRatesFor(tx, [{ from, to, day }])).lookUp(from, to, day);
}

/** Reads all rates of the `days` days up to a day, and any later ones. Needs a system transaction. */
export function ratesSince(tx: Tx, day: CalendarDate, days: number): Promise<StoredRate[]> {
  return selectRatesSince(tx, day, days);
}
