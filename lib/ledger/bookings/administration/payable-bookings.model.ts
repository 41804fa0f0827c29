import { z } from "zod";
import { calendarDateSchema, currencySchema } from "@/lib/platform/base/schemas";
import { type AdminBooking, plainNumber } from "./admin-booking.model";

/** The largest number of bookings that one deposit can be split among. */
export const MOST_PAYABLE = 200;

/** The query for commission that a supplier owes in one currency, for trips that ended on or before `upTo`. */
export const owedQuery = z.object({
  supplierId: z.uuid(),
  currency: currencySchema,
  upTo: calendarDateSchema,
});
export type OwedQuery = z.output<typeof owedQuery>;

/**
 * The bookings for which a supplier owes commission, ordered by the end of the trip, the earliest first. `moreCount` is
 * the number of further bookings beyond MOST_PAYABLE; `foreignCount` is the number of bookings owed in other
 * currencies.
 */
export type OwedBookings = {
  readonly bookings: readonly AdminBooking[];
  readonly moreCount: number;
  readonly foreignCount: number;
};

/** Whole confirmation numbers; punctuation and spaces in them are ignored. */
export const numbersQuery = z.object({
  numbers: z.array(z.string().min(1).max(100)).min(1).max(MOST_PAYABLE).transform(plainOf),
});
export type NumbersQuery = z.output<typeof numbersQuery>;

/** A booking, and the number that found it: its own confirmation number or one of its other references. */
export type NumberedBooking = AdminBooking & { readonly plainNumber: string };

function plainOf(numbers: readonly string[]): readonly string[] {
  return [...new Set(numbers.map(plainNumber))].filter(Boolean);
}
