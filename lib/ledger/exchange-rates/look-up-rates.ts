import "server-only";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { KnownRate, Rates, StoredRate, WantedRate } from "./rate.model";
import { selectRatesFor, selectRatesSince } from "./rate.sql";

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
