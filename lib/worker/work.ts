import "server-only";
import { listen } from "@/db/listen";
import { env } from "@/lib/base/env";
import { log, traceOf } from "@/lib/base/log";
import { LANES, type QueueName } from "@/lib/base/queues";
import { warmReader } from "@/lib/extraction/documents/read-apart";
import { NEW_JOBS, selectWaits, stopBoss, superviseJobs } from "@/lib/jobs/job.sql";
import { giveUpDeadJobs } from "./give-up";
import { Rest } from "./rest";
import { drainLane } from "./run-jobs";
import { scheduleJobs } from "./schedule-jobs";

/** When a job may begin but somebody else is at it. */
const BUSY_MS = 250;
const AFTER_FAILURE_MS = 2_000;
const SUPERVISE_MS = 10_000;
const SCHEDULE_MS = 60_000;
const ROUND_MS = 5_000;

/** Works until `signal` aborts: jobs as they come, and what dead workers left. A round under way is finished first. */
export async function workUntil(signal: AbortSignal): Promise<void> {
  void warmReader();
  const lanes = LANES.map((names) => ({ names, rest: new Rest(signal) }));
  const wakeLanes = () => {
    for (const { rest } of lanes) rest.wake();
  };
  const { longestMs, stopListening } = await toldOfJobs(wakeLanes);
  await Promise.all([
    ...lanes.map(({ names, rest }) => workOn(names, rest, longestMs, signal)),
    // What fails here is tried again later and keeps no mail waiting.
    inRounds(signal, new Rest(signal), async () => {
      await superviseJobs();
      await giveUpDeadJobs();
      wakeLanes();
      return SUPERVISE_MS;
    }),
    inRounds(signal, new Rest(signal), async () => {
      await scheduleJobs();
      wakeLanes();
      return SCHEDULE_MS;
    }),
  ]);
  await Promise.all([stopListening(), stopBoss()]);
}

/** Has `wake` called when there are new jobs, and says how many milliseconds may pass between two looks for what was missed: a pooler passes nothing on. */
async function toldOfJobs(wake: () => void) {
  const url = env.DATABASE_POOLED ? undefined : (env.DATABASE_ADMIN_URL ?? env.DATABASE_URL);
  if (!url) return { longestMs: 2_000, stopListening: async () => undefined };
  return { longestMs: 30_000, stopListening: await listen(url, NEW_JOBS, wake) };
}

async function workOn(lane: readonly QueueName[], rest: Rest, longestMs: number, signal: AbortSignal) {
  await inRounds(signal, rest, async () => {
    const settled = await drainLane(lane, Date.now() + ROUND_MS, () => signal.aborted);
    if (settled > 0) return 0;
    const waits = (await selectWaits(lane)).map(({ waitMs }) => Math.max(waitMs, BUSY_MS));
    return Math.min(longestMs, ...waits);
  });
}

/** `round` answers for how many milliseconds to rest after it. */
async function inRounds(signal: AbortSignal, rest: Rest, round: () => Promise<number>): Promise<void> {
  while (!signal.aborted) {
    const ms = await round().catch((error: unknown) => {
      log().error(traceOf(error), "worker round failed");
      return AFTER_FAILURE_MS;
    });
    if (ms > 0) await rest.atMost(ms);
  }
}
