import "server-only";
import { type CalendarDate, dayIn, plusDays } from "@/lib/platform/base/dates/calendar-date";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inCachedReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Trip } from "./outlook.model";
import { selectTrips } from "./outlook.sql";

const WINDOW_DAYS = 42;
const MOST_TRIPS = 60;

/** Lists the trips that begin within six weeks from today, the next one first. */
export function readTrips(ctx: Context): Promise<{ today: CalendarDate; trips: readonly Trip[] }> {
  return inCachedReadTransaction(ctx, async (tx) => {
    const today = dayIn(tx.now, timeZoneOf(tx));
    const until = plusDays(today, WINDOW_DAYS - 1);
    return { today, trips: await selectTrips(tx, ownerOf(tx), today, until, MOST_TRIPS) };
  });
}
