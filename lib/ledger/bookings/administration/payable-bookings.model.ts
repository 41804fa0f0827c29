import { z } from "zod";
import { calendarDateSchema, currencySchema } from "@/lib/platform/base/schemas";
import { type AdminBooking, plainNumber } from "./admin-booking.model";

/** As many bookings as one deposit is divided among. */
export const MOST_PAYABLE = 200;

/** What a supplier owes in a currency for trips that ended on a day at the latest. */
export const owedQuery = z.object({
  supplierId: z.uuid(),
  currency: currencySchema,
  upTo: calendarDateSchema,
});
export type OwedQuery = z.output<typeof owedQuery>;

/** What a supplier owes, the trip that ended first first; `moreCount` are beyond what one deposit is divided among, `foreignCount` are owed in other currencies. */
export type OwedBookings = {
  readonly bookings: readonly AdminBooking[];
  readonly moreCount: number;
  readonly foreignCount: number;
};

/** Whole confirmation numbers, signs and blanks between aside. */
export const numbersQuery = z.object({
  numbers: z.array(z.string().min(1).max(100)).min(1).max(MOST_PAYABLE).transform(plainOf),
});
export type NumbersQuery = z.output<typeof numbersQuery>;

/** A booking, and the number that found it: its own, or one of those that are kept beside it. */
export type NumberedBooking = AdminBooking & { readonly plainNumber: string };

function plainOf(numbers: readonly string[]): readonly string[] {
  return [...new Set(numbers.map(plainNumber))].filter(Boolean);
}
