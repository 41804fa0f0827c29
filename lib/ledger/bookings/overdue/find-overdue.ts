import "server-only";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob, enqueueJobs } from "@/lib/platform/jobs/enqueue-job";
import { selectDueAgents } from "./overdue.sql";

/** The number of agents that one job checks, which takes a tenth of a second. */
const STRETCH = 1_000;

/**
 * Enqueues a `mark-overdue` job for every agent after `after` who has a booking whose due date has passed since the
 * last check. Handles one stretch of agents and enqueues the job for the next.
 */
export async function findOverdue(tx: Tx, after: string | null = null): Promise<void> {
  const agents = await selectDueAgents(tx, after, STRETCH);
  const due = agents.flatMap(({ id, isDue }) => (isDue ? [{ userId: id }] : []));
  await enqueueJobs(tx, "mark-overdue", due);
  const last = agents.at(-1);
  if (last && agents.length === STRETCH) await enqueueJob(tx, "find-overdue", { after: last.id });
}
