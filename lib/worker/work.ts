import "server-only";
import { log, traceOf } from "@/lib/platform/base/log";
import { LANES, type QueueName } from "@/lib/platform/base/queues";
import {
  joinWorkers,
  listenForJobs,
  selectQueueActivity,
  selectWaits,
  stopBoss,
  superviseJobs,
} from "@/lib/platform/jobs/job.sql";
import { prestartReaderThread } from "@/lib/reader/documents/read-sandboxed";
import { giveUpDeadJobs } from "./give-up";
import { drainLane } from "./run-jobs";
import { scheduleJobs } from "./schedule-jobs";

/** The pause when a job may start but another worker is running it. */
const BUSY_MS = 250;
/**
 * How long a group of queues rests at most, with and without notifications of new jobs; it then finds jobs that it
 * missed.
 */
const TOLD_MS = 30_000;
const UNTOLD_MS = 2_000;
const AFTER_FAILURE_MS = 2_000;
const SUPERVISE_MS = 10_000;
/** How often to maintain the queue while no job is running: it deletes old finished jobs. */
const SUPERVISE_IDLE_MS = 300_000;
const SCHEDULE_MS = 300_000;
const ROUND_MS = 5_000;

/**
 * Works until `signal` aborts: runs jobs as they arrive, and those that dead workers left. Finishes a round that is in
 * progress.
 */
export async function workUntil(signal: AbortSignal): Promise<void> {
  void prestartReaderThread();
  const leave = await joinWorkers().catch((error: unknown) => {
    log().warn(traceOf(error), "other workers don't know of this one");
  });
  const lanes = LANES.map((names) => ({ names, rest: new InterruptiblePause(signal) }));
  const wakeLanes = () => {
    for (const { rest } of lanes) rest.wake();
  };
  const stopListening = await listenForJobs(wakeLanes);
  const longestMs = stopListening ? TOLD_MS : UNTOLD_MS;
  await Promise.all([
    ...lanes.map(({ names, rest }) => workOn(names, rest, longestMs, signal)),
    // A failure here is retried later and delays no jobs.
    inRounds(signal, new InterruptiblePause(signal), supervision(wakeLanes)),
    inRounds(signal, new InterruptiblePause(signal), async () => {
      await scheduleJobs();
      wakeLanes();
      return SCHEDULE_MS;
    }),
  ]);
  await Promise.all([stopListening?.(), leave?.(), stopBoss()]);
}

/**
 * Returns a round of maintenance, which restores the jobs of dead workers and reports those that failed for good; it
 * does so seldom while there are none.
 */
function supervision(wakeLanes: () => void): () => Promise<number> {
  let told: string | null = null;
  let last = 0;
  return async () => {
    const { hasActiveJobs, lastDeadLetter } = await selectQueueActivity();
    if (
      hasActiveJobs ||
      lastDeadLetter !== told ||
      performance.now() - last > SUPERVISE_IDLE_MS ||
      last === 0
    ) {
      await superviseJobs();
      await giveUpDeadJobs();
      [told, last] = [lastDeadLetter, performance.now()];
      wakeLanes();
    }
    return SUPERVISE_MS;
  };
}

async function workOn(
  lane: readonly QueueName[],
  rest: InterruptiblePause,
  longestMs: number,
  signal: AbortSignal,
) {
  await inRounds(signal, rest, async () => {
    const settled = await drainLane(lane, Date.now() + ROUND_MS, () => signal.aborted);
    if (settled > 0) return 0;
    const waits = (await selectWaits(lane)).map(({ waitMs }) => Math.max(waitMs, BUSY_MS));
    return Math.min(longestMs, ...waits);
  });
}

/** Repeats `round` until `signal` aborts; `round` returns how many milliseconds to rest after it. */
async function inRounds(
  signal: AbortSignal,
  rest: InterruptiblePause,
  round: () => Promise<number>,
): Promise<void> {
  while (!signal.aborted) {
    const ms = await round().catch((error: unknown) => {
      log().error(traceOf(error), "worker round failed");
      return AFTER_FAILURE_MS;
    });
    if (ms > 0) await rest.atMost(ms);
  }
}

/** A rest that can be ended from outside. A wake-up during work ends the next rest immediately. */
export class InterruptiblePause {
  #woken = Promise.withResolvers<void>();

  /** @param signal ends every rest */
  constructor(signal: AbortSignal) {
    signal.addEventListener("abort", () => this.wake(), { once: true });
  }

  wake(): void {
    this.#woken.resolve();
  }

  async atMost(ms: number): Promise<void> {
    const timer = setTimeout(() => this.wake(), ms);
    await this.#woken.promise;
    clearTimeout(timer);
    this.#woken = Promise.withResolvers();
  }
}
