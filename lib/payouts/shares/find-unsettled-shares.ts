import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { selectUnsettledAgents } from "./settle-shares.sql";

/** Asks for a `settle-shares` job for every agent whose shares aren't what their payments say. `isExpected`: as those from before are to be shared. */
export async function findUnsettledShares(tx: Tx, isExpected: boolean): Promise<number> {
  const agents = await selectUnsettledAgents(tx);
  await enqueueJobs(
    tx,
    "settle-shares",
    agents.map((userId) => ({ userId, isExpected })),
  );
  return agents.length;
}
