import "server-only";
import { log, traceOf } from "@/lib/base/log";
import { stopBoss, superviseJobs } from "@/lib/jobs/job.sql";
import { giveUpDeadJobs } from "./give-up";
import { drainJobs } from "./run-jobs";
import { scheduleJobs } from "./schedule-jobs";

const IDLE_MS = 250;
const AFTER_FAILURE_MS = 2_000;
const SUPERVISE_MS = 10_000;
const ROUND_MS = 5_000;

/** Works until `signal` aborts: jobs as they come, and what dead workers left. A round under way is finished first. */
export async function workUntil(signal: AbortSignal): Promise<void> {
  let supervised = 0;
  while (!signal.aborted) {
    try {
      if (Date.now() - supervised > SUPERVISE_MS) {
        // First, so that what fails here is tried again later and keeps no mail waiting.
        supervised = Date.now();
        await superviseJobs();
        await giveUpDeadJobs();
        await scheduleJobs();
      }
      const settled = await drainJobs(Date.now() + ROUND_MS, () => signal.aborted);
      if (settled === 0) await pause(IDLE_MS, signal);
    } catch (error) {
      log().error(traceOf(error), "worker round failed");
      await pause(AFTER_FAILURE_MS, signal);
    }
  }
  await stopBoss();
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
