import "server-only";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { inBatches, type Sheet, sheetOf } from "@/lib/platform/base/sheet";
import { type Context, timeZoneOf } from "@/lib/platform/context/context";
import { inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { Booking } from "../booking.model";
import { type BookingExportQuery, bookingColumns } from "./booking-export.model";
import { selectBookingsAfter } from "./booking-list.sql";

const BATCH = 1_000;

/** Exports every booking that a filter finds, the newest first. */
export function exportBookings(ctx: Context, query: BookingExportQuery): Sheet {
  const bookings = inBatches(BATCH, (last?: Booking) =>
    inReadTransaction(ctx, (tx) => selectBookingsAfter(tx, ownerOf(tx), query, last, BATCH)),
  );
  return sheetOf(bookingColumns(dayIn(ctx.now, timeZoneOf(ctx))), bookings);
}
