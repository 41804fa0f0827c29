import "server-only";
import { log } from "@/lib/platform/base/log";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { recountTotals as recount } from "./write-totals.sql";

/** Puts the agent's totals together from the bookings; where they differed from these, somebody is told. Answers how many groups did. */
export async function recountTotals(tx: Tx): Promise<number> {
  const differing = await recount(tx, ownerOf(tx));
  if (differing > 0) log().error({ alarm: "totals-differ", differing }, "totals differed from the bookings");
  return differing;
}
