import "server-only";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { type BookingExportQuery, exportLine } from "./booking-export.model";
import { selectBookingsAfter } from "./booking-list.sql";

const BATCH = 1_000;

/** The lines of everything a filter finds, newest first, read as they are asked for: memory stays the same for any number. */
export async function* exportBookings(
  ctx: Context,
  query: BookingExportQuery,
): AsyncGenerator<readonly (readonly (string | number)[])[]> {
  const today = dayIn(ctx.now, timeZoneOf(ctx));
  let last: Booking | undefined;
  for (;;) {
    const after = last;
    const batch = await inReadTransaction(ctx, (tx) =>
      selectBookingsAfter(tx, ownerOf(tx), query, after, BATCH),
    );
    yield batch.map((booking) => exportLine(booking, today));
    last = batch.at(-1);
    if (batch.length < BATCH) return;
  }
}
