import "server-only";
import { env } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { log, traceOf, underRequest } from "@/lib/platform/base/log";
import { LANES, type QueueName } from "@/lib/platform/base/queues";
import { isSameSecret } from "@/lib/platform/base/secrets/secret";
import { traced } from "@/lib/platform/base/telemetry/traced";
import { type Context, systemContext } from "@/lib/platform/context/context";
import { inSystemTransaction, inTenant, type Tx } from "@/lib/platform/context/transaction";
import type { ClaimedJob } from "@/lib/platform/jobs/job.model";
import {
  claimJobs,
  completeJob,
  failJob,
  selectWaits,
  superviseJobs,
  touchJob,
} from "@/lib/platform/jobs/job.sql";
import { giveUpDeadJobs } from "./give-up";
import { JOB_DATA } from "./queues/job-data";
import { QUEUE } from "./queues/queues";
import { scheduleJobs } from "./schedule-jobs";

const BATCH = 8;
const ROUND_MS = 45_000;

/**
 * Runs the jobs waiting in the queues until none is left, `deadline` (milliseconds since 1970) has passed or `stop`
 * returns true. Returns how many jobs were settled.
 */
export async function drainJobs(deadline: number, stop: () => boolean = () => false): Promise<number> {
  const counts = await Promise.all(LANES.map((lane) => drainLane(lane, deadline, stop)));
  const settled = counts.reduce((sum, count) => sum + count, 0);
  // The jobs of one group of queues may have added jobs to another.
  return settled === 0 ? 0 : settled + (await drainJobs(deadline, stop));
}

/** Like `drainJobs`, for some of the queues. */
export async function drainLane(
  lane: readonly QueueName[],
  deadline: number,
  stop: () => boolean,
): Promise<number> {
  let settled = 0;
  let found = true;
  while (found && Date.now() < deadline && !stop()) {
    found = false;
    for (const { name, waitMs } of await selectWaits(lane)) {
      if (waitMs > 0) continue;
      const jobs = await claimJobs(name, QUEUE[name].atOnce ?? BATCH);
      await Promise.all(jobs.map((job) => underRequest(job.id, () => settleOrFail(job))));
      settled += jobs.length;
      found ||= jobs.length > 0;
    }
  }
  return settled;
}

/** Runs waiting jobs for at most `budgetMs`, for a request that has added jobs where no worker process runs. */
export function drainFor(budgetMs: number): Promise<number> {
  return drainJobs(Date.now() + budgetMs);
}

/**
 * Runs one round of jobs for a caller that knows the cron secret; refuses everybody if none is configured. Returns how
 * many jobs were settled.
 */
export async function runJobs(authorization: string | null): Promise<number> {
  if (!env.CRON_SECRET || !isSameSecret(authorization ?? "", `Bearer ${env.CRON_SECRET}`)) {
    throw new Failure("NOT_SIGNED_IN");
  }
  await superviseJobs();
  await giveUpDeadJobs();
  await scheduleJobs();
  return drainJobs(Date.now() + ROUND_MS);
}

/** Runs a claimed job: its effect is stored together with its completion, or the job is returned to its queue. */
async function settleOrFail(job: ClaimedJob): Promise<void> {
  const heartbeat = setInterval(() => void touchJob(job).catch(() => undefined), job.heartbeatSeconds * 300);
  const ctx = systemContext(`job:${job.name}`, job.id);
  try {
    await traced(
      { operation: "tallyport.job", name: job.name, attributes: { "tallyport.queue": job.name } },
      () => settle(ctx, job),
    );
  } catch (error) {
    log().warn({ requestId: ctx.requestId, queue: job.name, ...traceOf(error) }, "job failed");
    await failJob(job, error).catch((failure: unknown) =>
      log().error(traceOf(failure), "job not given back"),
    );
  } finally {
    clearInterval(heartbeat);
  }
}

async function settle<Name extends QueueName>(ctx: Context, job: ClaimedJob<Name>): Promise<void> {
  const effect = await QUEUE[job.name].handle(ctx, JOB_DATA[job.name].parse(job.data));
  // Completes the job first: that locks its row, and if the claim has lapsed another worker has the job.
  const storeOnce = async (tx: Tx) => {
    if (await completeJob(tx, job)) await effect.store(tx);
  };
  if (effect.owner === null) await inSystemTransaction(ctx, storeOnce);
  else await inTenant(ctx, effect.owner, storeOnce);
}
