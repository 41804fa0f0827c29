import "server-only";
import type { QueueName } from "@/lib/platform/base/queues";
import type { Tx } from "@/lib/platform/context/transaction";
import type { JobData } from "./job.model";
import { insertJobOnce, insertJobs } from "./job.sql";

/**
 * Adds a job in the transaction of the change that needs it, so that both are stored or neither is. The job starts
 * after `delaySeconds` at the earliest.
 */
export function enqueueJob<Name extends QueueName>(
  tx: Tx,
  name: Name,
  data: JobData[Name],
  delaySeconds = 0,
): Promise<void> {
  return insertJobs(tx, name, [data], delaySeconds);
}

/**
 * Like `enqueueJob`, but adds no job while an equal one is waiting. For jobs that look at everything that has changed.
 */
export function enqueueJobOnce<Name extends QueueName>(
  tx: Tx,
  name: Name,
  data: JobData[Name],
  delaySeconds = 0,
): Promise<void> {
  return insertJobOnce(tx, name, data, delaySeconds);
}

/** Adds a job for each of these data. */
export async function enqueueJobs<Name extends QueueName>(
  tx: Tx,
  name: Name,
  data: readonly JobData[Name][],
): Promise<void> {
  if (data.length > 0) await insertJobs(tx, name, data);
}
