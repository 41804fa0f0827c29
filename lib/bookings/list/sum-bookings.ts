import "server-only";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import type { BookingFilter, CurrencySum } from "./booking-list.model";
import { selectSums } from "./booking-sums.sql";

/** Totals, expected and received commission of everything a filter finds, by currency. */
export function sumBookings(ctx: Context, filter: BookingFilter): Promise<CurrencySum[]> {
  return reading(ctx, (tx) => selectSums(tx, ownerOf(tx), filter));
}
