import "server-only";
import type { Tx } from "@/lib/context/transaction";
import { enqueueJobs } from "@/lib/jobs/enqueue-job";
import { selectAgentsWithParts } from "./write-totals.sql";

/** Asks for a `recount-totals` job for every agent whose bookings changed since the last. */
export async function findChangedTotals(tx: Tx): Promise<number> {
  const agents = await selectAgentsWithParts(tx);
  await enqueueJobs(
    tx,
    "recount-totals",
    agents.map((userId) => ({ userId })),
  );
  return agents.length;
}
