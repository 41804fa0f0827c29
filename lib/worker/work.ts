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
import { warmReader } from "@/lib/reader/documents/read-sandboxed";
import { giveUpDeadJobs } from "./give-up";
import { drainLane } from "./run-jobs";
import { scheduleJobs } from "./schedule-jobs";

/** When a job may begin but somebody else is at it. */
const BUSY_MS = 250;
/** How long a lane rests at most that is told of new jobs, and one that isn't: what was missed is found then. */
const TOLD_MS = 30_000;
const UNTOLD_MS = 2_000;
const AFTER_FAILURE_MS = 2_000;
const SUPERVISE_MS = 10_000;
/** When nobody is at a job: the queue deletes what is finished and old. */
const SUPERVISE_IDLE_MS = 300_000;
const SCHEDULE_MS = 300_000;
const ROUND_MS = 5_000;

/** Works until `signal` aborts: jobs as they come, and what dead workers left. A round under way is finished first. */
export async function workUntil(signal: AbortSignal): Promise<void> {
  void warmReader();
  const leave = await joinWorkers().catch((error: unknown) => {
    log().warn(traceOf(error), "other workers don't know of this one");
  });
  const lanes = LANES.map((names) => ({ names, rest: new Rest(signal) }));
  const wakeLanes = () => {
    for (const { rest } of lanes) rest.wake();
  };
  const stopListening = await listenForJobs(wakeLanes);
  const longestMs = stopListening ? TOLD_MS : UNTOLD_MS;
  await Promise.all([
    ...lanes.map(({ names, rest }) => workOn(names, rest, longestMs, signal)),
    // What fails here is tried again later and keeps no mail waiting.
    inRounds(signal, new Rest(signal), supervision(wakeLanes)),
    inRounds(signal, new Rest(signal), async () => {
      await scheduleJobs();
      wakeLanes();
      return SCHEDULE_MS;
    }),
  ]);
  await Promise.all([stopListening?.(), leave?.(), stopBoss()]);
}

/** Looks after the jobs of workers that died, and after those that failed for good; seldom while there are none. */
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

/** A rest that can be ended from outside. Who wakes somebody who is at work ends the next rest at once. */
export class Rest {
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
