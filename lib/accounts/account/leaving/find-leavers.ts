import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob, enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { erasedBefore } from "./leaving.model";
import { selectErased } from "./leaving.sql";

const AT_A_TIME = 100;

/** Asks for an `erase-account` job for everybody whose days of grace are over. */
export async function findLeavers(tx: Tx, after: string | null): Promise<void> {
  const leavers = await selectErased(tx, erasedBefore(tx.now), after, AT_A_TIME);
  await enqueueJobs(
    tx,
    "erase-account",
    leavers.map((userId) => ({ userId })),
  );
  const last = leavers.at(-1);
  if (last && leavers.length === AT_A_TIME) await enqueueJob(tx, "find-leavers", { after: last });
}
