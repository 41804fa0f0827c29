// @ts-check
import { setTimeout as sleep } from "node:timers/promises";
import { startService } from "./children.mjs";
import { isEnding } from "./lifetime.mjs";
import { say } from "./say.mjs";

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const HEALTHY_MS = 60_000;

/**
 * Runs the worker and restarts it with increasing pauses if it ends by itself. Returns a function that stops it.
 * @param {string[]} parameters Node's
 * @param {NodeJS.ProcessEnv} env
 */
export function keepWorking(parameters, env) {
  let worker = startService(parameters, env);
  let stopped = false;

  const watch = async () => {
    let pause = FIRST_PAUSE_MS;
    while (!stopped && !isEnding()) {
      const started = Date.now();
      const how = await worker.exited;
      if (stopped || isEnding()) return;
      pause = Date.now() - started > HEALTHY_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
      await again(how, pause);
    }
  };
  /**
   * @param {string} how
   * @param {number} pause
   */
  const again = async (how, pause) => {
    say(`The worker has ended by itself (${how}); starting it again in ${pause / 1000} s.`);
    await worker.stop();
    await sleep(pause);
    if (!stopped && !isEnding()) worker = startService(parameters, env);
  };
  void watch();

  return async () => {
    stopped = true;
    await worker.stop();
  };
}
