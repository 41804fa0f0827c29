import "server-only";
import type { Context } from "@/lib/context/context";
import { ownerOf, reading } from "@/lib/context/transaction";
import { countBookings as count } from "./booking-sums.sql";

/** How many bookings the agent has, whatever their status. */
export function countBookings(ctx: Context): Promise<number> {
  return reading(ctx, (tx) => count(tx, ownerOf(tx), {}));
}
