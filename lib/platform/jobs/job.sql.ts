import "server-only";
import { sql } from "drizzle-orm";
import { fromDrizzle, type Job, PgBoss } from "pg-boss";
import { bossDatabase } from "@/db/boss-database";
import { adminDatabase, queueDatabase } from "@/db/client";
import { listen } from "@/db/listen";
import { holdPresenceLock } from "@/db/presence";
import { withoutAbortSignal } from "@/lib/platform/base/abort-scope";
import { env } from "@/lib/platform/base/env";
import { log, traceOf } from "@/lib/platform/base/log";
import { DEAD_LETTERS, QUEUES, type QueueName } from "@/lib/platform/base/queues";
import type { Tx } from "@/lib/platform/context/transaction";
import type { ClaimedJob, DeadLetter, JobData, QueueHealth } from "./job.model";

type Carried<Name extends QueueName> = JobData[Name] & { readonly queue: Name };

let started: Promise<PgBoss> | undefined;

/** Returns the job queue, for requests and workers alike. The migrations create its tables. */
export function boss(): Promise<PgBoss> {
  started ??= withoutAbortSignal(startBoss).catch((error: unknown) => {
    started = undefined;
    throw error;
  });
  return started;
}

/** Stops using the queue, for programs that want to exit. */
export async function stopBoss(): Promise<void> {
  const running = await started?.catch(() => undefined);
  started = undefined;
  await running?.stop({ graceful: false });
}

/**
 * Inserts jobs as part of the transaction: if it is rolled back, the jobs never existed. The data includes `queue`, so
 * that a dead letter knows where it came from.
 */
export async function insertJobs<Name extends QueueName>(
  tx: Tx,
  name: Name,
  data: readonly JobData[Name][],
  delaySeconds = 0,
): Promise<void> {
  const carried = JSON.stringify(data.map((one) => ({ ...one, queue: name })));
  await tx.db.execute(
    sql`select enqueue_job(${name}, one, ${delaySeconds}) from jsonb_array_elements(${carried}::text::jsonb) as one`,
  );
}

/**
 * Inserts one job, unless an equal one is waiting that starts no later and, where there is a delay, not long before.
 * That waiting job can't be claimed until this transaction ends, so it sees the changes of this transaction.
 */
export async function insertJobOnce<Name extends QueueName>(
  tx: Tx,
  name: Name,
  data: JobData[Name],
  delaySeconds: number,
): Promise<void> {
  const carried = JSON.stringify({ ...data, queue: name });
  await tx.db.execute(sql`select enqueue_job_once(${name}, ${carried}::text::jsonb, ${delaySeconds})`);
}

/** Inserts a job, unless any process has inserted one for this queue within the current interval of `seconds`. */
export async function insertRegularJob(name: QueueName, seconds: number): Promise<void> {
  await (await boss()).send(name, { queue: name }, { singletonKey: "regular", singletonSeconds: seconds });
}

/**
 * Calls `onNews` when listening begins and whenever a transaction that has added jobs is committed (`enqueue_job` sends
 * a notification).
 *
 * @returns a function that stops listening; undefined where only the address of a pooler is known, which doesn't pass
 * notifications on
 */
export async function listenForJobs(onNews: () => void): Promise<(() => Promise<void>) | undefined> {
  const url = directUrl();
  return url ? await listen(url, "new_jobs", onNews) : undefined;
}

/**
 * Tells other workers that this one is alive. If no other worker is alive, fails the jobs that dead workers had
 * started, which counts as one try, instead of waiting for their heartbeats to expire.
 *
 * @returns a function that leaves the group of workers; undefined where only the address of a pooler is known
 */
export async function joinWorkers(): Promise<(() => Promise<void>) | undefined> {
  const url = directUrl();
  return url ? await holdPresenceLock(url, "workers", giveBackBegun) : undefined;
}

async function giveBackBegun(): Promise<void> {
  const begun = await queueDatabase().execute<{ name: string; ids: string[] }>(
    sql`select name, array_agg(id) as ids from pgboss.job where state = 'active' group by name`,
  );
  for (const { name, ids } of [...begun]) await (await boss()).fail(name, ids, { kind: "WorkerGone" });
}

function directUrl(): string | undefined {
  return env.DATABASE_ADMIN_URL ?? (env.DATABASE_POOLED ? undefined : env.DATABASE_URL);
}

/**
 * Reads how many milliseconds remain until the next job of each of these queues may start; zero or less if one may
 * start now. Queues without jobs are left out.
 */
export async function selectWaits(
  names: readonly QueueName[],
): Promise<{ name: QueueName; waitMs: number }[]> {
  const rows = await queueDatabase().execute<{ name: QueueName; waitMs: number }>(sql`
    select asked.name, (extract(epoch from min(starts) - pgboss.job_now()) * 1000)::float8 as "waitMs"
    from unnest(${sql.param(names)}::text[]) as asked (name), unnest('{created,retry}'::pgboss.job_state[]) as waiting (state),
      lateral (
        select start_after as starts from pgboss.job j
        where j.name = asked.name and j.state = waiting.state and j.state <> 'completed' order by start_after limit 1) first
    group by 1`);
  return [...rows];
}

/** Claims up to `batch` waiting jobs. Nobody else gets them until they are settled or their heartbeat stops. */
export async function claimJobs<Name extends QueueName>(
  name: Name,
  batch: number,
): Promise<ClaimedJob<Name>[]> {
  const jobs = await (await boss()).fetch<Carried<Name>>(name, { batchSize: batch, includeMetadata: true });
  return jobs.map((job) => ({
    id: job.id,
    name,
    data: job.data,
    retryCount: job.retryCount,
    heartbeatSeconds: job.heartbeatSeconds ?? job.expireInSeconds,
  }));
}

/**
 * Completes a job, in the transaction that stores its effect. Returns false when the claim has lapsed; nothing may be
 * stored then.
 */
export async function completeJob(tx: Tx, job: ClaimedJob): Promise<boolean> {
  const done = await (await boss()).complete(job.name, attempt(job), null, { db: fromDrizzle(tx.db, sql) });
  return "affected" in done && Number(done.affected) > 0;
}

/**
 * Returns a job to its queue after a delay that doubles each time, or moves it to the dead letters when all tries are
 * used.
 */
export async function failJob(job: ClaimedJob, error: unknown): Promise<void> {
  const { stack: _, ...reason } = traceOf(error);
  await (await boss()).fail(job.name, attempt(job), reason);
}

export async function touchJob(job: ClaimedJob): Promise<void> {
  await (await boss()).touch(job.name, attempt(job));
}

/** Returns the jobs of workers that died to their queues. */
export async function superviseJobs(): Promise<void> {
  await (await boss()).supervise();
}

/**
 * Reads whether any job is running, and when a job last failed for good. If none is running and none has failed since
 * the last look, there is nothing to maintain.
 */
export async function selectQueueActivity(): Promise<{
  hasActiveJobs: boolean;
  lastDeadLetter: string | null;
}> {
  const [row] = await queueDatabase().execute<{ hasActiveJobs: boolean; lastDeadLetter: string | null }>(sql`
    select exists (select from pgboss.job where state = 'active' and state <> 'completed') as "hasActiveJobs",
      (select max(created_on)::text from pgboss.job where name = ${DEAD_LETTERS} and state <> 'completed') as "lastDeadLetter"`);
  return row ?? { hasActiveJobs: true, lastDeadLetter: null };
}

export async function selectDeadLetters(): Promise<DeadLetter[]> {
  const jobs = await (await boss()).findJobs<Record<string, unknown>>(DEAD_LETTERS);
  return jobs
    .filter((job) => job.state === "created" || job.state === "retry")
    .map((job) => ({
      id: job.id,
      queue: String(job.data.queue ?? "unknown"),
      // Drizzle disables the driver's conversion of timestamps, so this is not the Date that pg-boss promises.
      failedAt: new Date(job.createdOn).toISOString(),
      reason: reasonOf(job.output),
      data: job.data,
    }));
}

export async function deleteDeadLetter(tx: Tx, id: string): Promise<void> {
  await (await boss()).deleteJob(DEAD_LETTERS, id, { db: fromDrizzle(tx.db, sql) });
}

export async function selectQueueHealth(): Promise<QueueHealth[]> {
  const rows = await adminDatabase().execute<QueueHealth>(sql`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as ready,
      count(*) filter (where state in ('created', 'retry') and start_after > now())::int as deferred,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed')::int as failed
    from pgboss.job where state <> 'completed' group by name`);
  const counted = new Map([...rows].map((row) => [row.name, row]));
  const none = { ready: 0, deferred: 0, active: 0, failed: 0 };
  return [...QUEUES, DEAD_LETTERS].map((name) => counted.get(name) ?? { name, ...none });
}

async function startBoss(): Promise<PgBoss> {
  const queue = new PgBoss({
    db: bossDatabase(queueDatabase().pool),
    migrate: false,
    supervise: false,
    schedule: false,
    // The default would leave the jobs of a dead worker waiting for up to a minute after they are known to be stuck.
    monitorIntervalSeconds: 10,
  });
  // An error event without a listener would end the process.
  queue.on("error", (error) => log().error(traceOf(error), "queue error"));
  return await queue.start();
}

function attempt(job: ClaimedJob): Pick<Job, "id"> & { retryCount: number } {
  return { id: job.id, retryCount: job.retryCount };
}

function reasonOf(output: unknown): string {
  if (output === null || typeof output !== "object") return "unknown";
  const { kind, code } = output as Readonly<Record<string, unknown>>;
  return [kind, code].filter((part) => typeof part === "string").join(" ") || "unknown";
}

/** Reads the data of a dead letter and locks it, so that only one of two administrators can settle it. */
export async function lockDeadLetter(tx: Tx, id: string): Promise<Record<string, unknown> | undefined> {
  const rows = await tx.db.execute<{ data: Record<string, unknown> | string }>(
    sql`select data from pgboss.job where name = ${DEAD_LETTERS} and id = ${id} and state in ('created', 'retry') for update`,
  );
  const [row] = [...rows];
  // Drizzle returns JSON of a raw query as text.
  return typeof row?.data === "string" ? (JSON.parse(row.data) as Record<string, unknown>) : row?.data;
}
