import "server-only";
import { dayIn } from "@/lib/platform/base/dates/calendar-date";
import { log } from "@/lib/platform/base/log";
import { ownerOf, type Tx } from "@/lib/platform/context/transaction";
import { settleShares } from "./settle-shares";
import { lockUnsettled } from "./settle-shares.sql";

/**
 * Brings all of the agent's shares in line with their payments; where nobody expected that they aren't, somebody is told.
 * Answers for how many bookings they weren't.
 */
export async function settleAllShares(tx: Tx, isExpected: boolean): Promise<number> {
  const ids = await lockUnsettled(tx, ownerOf(tx));
  if (ids.length === 0) return 0;
  if (!isExpected)
    log().error({ alarm: "shares-differ", differing: ids.length }, "shares differed from the payments");
  await settleShares(tx, ids, dayIn(tx.now, "UTC"));
  return ids.length;
}
