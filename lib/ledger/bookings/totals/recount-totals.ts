import "server-only";
import { log } from "@/lib/platform/base/log";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { recountTotals as recount } from "./write-totals.sql";

/**
 * Recomputes the agent's totals from the bookings, and logs an alarm if they differed. Returns how many groups
 * differed.
 */
export async function recountTotals(tx: Tx): Promise<number> {
  const differing = await recount(tx, ownerOf(tx));
  if (differing > 0) log().error({ alarm: "totals-differ", differing }, "totals differed from the bookings");
  return differing;
}
