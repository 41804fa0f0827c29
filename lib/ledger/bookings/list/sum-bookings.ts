import "server-only";
import type { Context } from "@/lib/platform/context/context";
import { inCachedReadTransaction, inReadTransaction, ownerOf } from "@/lib/platform/context/transaction";
import type { BookingFilter, CurrencySum } from "./booking-list.model";
import { isInTotals, selectSums } from "./booking-sums.sql";

/** Totals, expected and received commission of everything a filter finds, by currency. */
export function sumBookings(ctx: Context, filter: BookingFilter): Promise<CurrencySum[]> {
  const asking = isInTotals(filter) ? inCachedReadTransaction : inReadTransaction;
  return asking(ctx, (tx) => selectSums(tx, ownerOf(tx), filter));
}
