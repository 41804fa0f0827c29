import "server-only";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import type { Context } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import type { BookingFilter } from "../list/booking-list.model";
import { selectTravelling } from "../list/booking-list.sql";

const MOST = 500;

/** Lists the bookings of a filter that travel between two days, both included, ordered by travel dates; 500 at most. */
export function listTravelling(
  ctx: Context,
  filter: BookingFilter,
  from: CalendarDate,
  to: CalendarDate,
): Promise<Booking[]> {
  return inReadTransaction(ctx, (tx) =>
    selectTravelling(tx, ownerOf(tx), { ...filter, from, to, limit: MOST }),
  );
}
