import "server-only";
import type { Tx } from "@/lib/context/transaction";
import { enqueueJobs } from "@/lib/jobs/enqueue-job";
import { selectAgentsWithDueBookings } from "./overdue.sql";

/** Asks for a `mark-overdue` job for every agent with a booking whose due date has passed since somebody last looked. */
export async function findOverdue(tx: Tx): Promise<number> {
  const agents = await selectAgentsWithDueBookings(tx);
  await enqueueJobs(
    tx,
    "mark-overdue",
    agents.map((userId) => ({ userId })),
  );
  return agents.length;
}
