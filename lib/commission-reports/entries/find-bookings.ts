import "server-only";
import { isId } from "@/lib/base/id";
import { adminOnly, type Context } from "@/lib/context/context";
import { inSystemTransaction } from "@/lib/context/transaction";
import { matchKeyOf } from "../report.model";
import { type BookingView, bookingView } from "../report-view.model";
import { selectOwnerOf } from "./change-entry.sql";
import { selectBookingsByKey } from "./entry-booking.sql";

/** The bookings of any agent, or of the one who forwarded the report, that a line may be matched to by a number or an id; few at most. */
export async function findBookings(ctx: Context, entryId: string, search: string): Promise<BookingView[]> {
  adminOnly(ctx);
  const id = search.trim().toLowerCase();
  const key = matchKeyOf(search);
  if (!key) return [];
  return inSystemTransaction(ctx, async (tx) => {
    const owner = await selectOwnerOf(tx, entryId);
    const found = await selectBookingsByKey(tx, isId(id) ? { id } : { key }, owner);
    return found.map(bookingView);
  });
}
