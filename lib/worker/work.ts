import "server-only";
import { log, traceOf } from "@/lib/base/log";
import { LANES, type QueueName } from "@/lib/base/queues";
import { warmReader } from "@/lib/extraction/documents/read-apart";
import { stopBoss, superviseJobs } from "@/lib/jobs/job.sql";
import { giveUpDeadJobs } from "./give-up";
import { drainLane } from "./run-jobs";
import { scheduleJobs } from "./schedule-jobs";

const IDLE_MS = 250;
const AFTER_FAILURE_MS = 2_000;
const SUPERVISE_MS = 10_000;
const ROUND_MS = 5_000;

/** Works until `signal` aborts: jobs as they come, and what dead workers left. A round under way is finished first. */
export async function workUntil(signal: AbortSignal): Promise<void> {
  void warmReader();
  await Promise.all([...LANES.map((lane) => workOn(lane, signal)), superviseUntil(signal)]);
  await stopBoss();
}

async function workOn(lane: readonly QueueName[], signal: AbortSignal): Promise<void> {
  await inRounds(signal, async () => {
    const settled = await drainLane(lane, Date.now() + ROUND_MS, () => signal.aborted);
    return settled === 0 ? IDLE_MS : 0;
  });
}

/** What fails here is tried again later and keeps no mail waiting. */
async function superviseUntil(signal: AbortSignal): Promise<void> {
  await inRounds(signal, async () => {
    await superviseJobs();
    await giveUpDeadJobs();
    await scheduleJobs();
    return SUPERVISE_MS;
  });
}

/** `round` answers for how many milliseconds to rest after it. */
async function inRounds(signal: AbortSignal, round: () => Promise<number>): Promise<void> {
  while (!signal.aborted) {
    const rest = await round().catch((error: unknown) => {
      log().error(traceOf(error), "worker round failed");
      return AFTER_FAILURE_MS;
    });
    if (rest > 0) await pause(rest, signal);
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done, { once: true });
  });
}
