import "server-only";
import type { QueueName } from "@/lib/platform/base/queues";
import type { Tx } from "@/lib/platform/context/transaction";
import type { JobData } from "./job.model";
import { insertJobOnce, insertJobs } from "./job.sql";

/** Asks for work in the transaction of the fact that needs it: both exist, or neither. It waits `delaySeconds` before anybody begins. */
export function enqueueJob<Name extends QueueName>(
  tx: Tx,
  name: Name,
  data: JobData[Name],
  delaySeconds = 0,
): Promise<void> {
  return insertJobs(tx, name, [data], delaySeconds);
}

/** The same where one job does for all who ask for it while it waits: for looks at all that has changed. */
export function enqueueJobOnce<Name extends QueueName>(
  tx: Tx,
  name: Name,
  data: JobData[Name],
  delaySeconds = 0,
): Promise<void> {
  return insertJobOnce(tx, name, data, delaySeconds);
}

/** Asks for the same of many. */
export async function enqueueJobs<Name extends QueueName>(
  tx: Tx,
  name: Name,
  data: readonly JobData[Name][],
): Promise<void> {
  if (data.length > 0) await insertJobs(tx, name, data);
}
