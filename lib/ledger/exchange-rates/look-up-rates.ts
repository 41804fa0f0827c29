import "server-only";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Tx } from "@/lib/platform/context/transaction";
import type { KnownRate, Rates, StoredRate, WantedRate } from "./rate.model";
import { selectRatesFor, selectRatesSince } from "./rate.sql";

/** All that is known to answer these, each on its day. In a system transaction. */
export function ratesFor(tx: Tx, wanted: readonly WantedRate[]): Promise<Rates> {
  return selectRatesFor(tx, wanted);
}

/** Units of `to` for one of `from`, two different currencies, on a day or by the last rate before it; null where none is known. In a system transaction. */
export async function knownRate(
  tx: Tx,
  from: string,
  to: string,
  day: CalendarDate,
): Promise<KnownRate | null> {
  return (await selectRatesFor(tx, [{ from, to, day }])).lookUp(from, to, day);
}

/** Every rate of the last `days` before a day. In a system transaction. */
export function ratesSince(tx: Tx, day: CalendarDate, days: number): Promise<StoredRate[]> {
  return selectRatesSince(tx, day, days);
}
