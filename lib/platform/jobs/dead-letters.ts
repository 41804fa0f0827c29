import "server-only";
import { recordAudit } from "@/lib/platform/audit/record-audit";
import { Failure } from "@/lib/platform/base/failure";
import { QUEUES, type QueueName } from "@/lib/platform/base/queues";
import { adminOnly, type Context } from "@/lib/platform/context/context";
import { inSystemTransaction, type Tx } from "@/lib/platform/context/transaction";
import type { DeadLetter, JobData, QueueHealth } from "./job.model";
import {
  deleteDeadLetter,
  insertJobs,
  lockDeadLetter,
  selectDeadLetters,
  selectQueueHealth,
} from "./job.sql";

/** Lists the jobs that have failed for good, for administrators. */
export function listDeadLetters(ctx: Context): Promise<DeadLetter[]> {
  adminOnly(ctx);
  return selectDeadLetters();
}

/** Puts a job that has failed for good back into its queue, once. */
export function retryDeadLetter(ctx: Context, id: string): Promise<void> {
  return settle(ctx, id, "job.retry", async (tx, { queue, ...data }) => {
    const name = QUEUES.find((one) => one === queue);
    if (!name) throw new Failure("CONFLICT", "The queue this job came from no longer exists.");
    await insertJobs(tx, name, [data as JobData[QueueName]]);
  });
}

/** Gives up on a job that has failed for good. */
export function discardDeadLetter(ctx: Context, id: string): Promise<void> {
  return settle(ctx, id, "job.discard", () => Promise.resolve());
}

function settle(
  ctx: Context,
  id: string,
  action: string,
  work: (tx: Tx, data: Readonly<Record<string, unknown>>) => Promise<void>,
): Promise<void> {
  adminOnly(ctx);
  return inSystemTransaction(ctx, async (tx) => {
    const data = await lockDeadLetter(tx, id);
    if (!data) throw new Failure("NOT_FOUND");
    await work(tx, data);
    await deleteDeadLetter(tx, id);
    await recordAudit(tx, {
      action,
      entity: "job",
      entityId: id,
      after: { queue: String(data.queue ?? "") },
    });
  });
}

/** Returns the current counts of every queue. */
export function readQueueHealth(): Promise<QueueHealth[]> {
  return selectQueueHealth();
}
