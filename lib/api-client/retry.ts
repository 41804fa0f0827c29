import { type ApiFailure, failureOf } from "./api-failure";

const RETRIES = 3;
const FIRST_MS = 1_000;
const LONGEST_MS = 10_000;
const SPREAD_MS = 1_000;

/** Milliseconds before the nth retry (from 0): doubling, capped, plus up to a second by chance. */
export function retryDelay(retry: number, chance: number = Math.random()): number {
  return Math.min(FIRST_MS * 2 ** retry, LONGEST_MS) + chance * SPREAD_MS;
}

/**
 * Does `work` again while it fails with what `mayRepeat` allows, three times more at most; then its failure is thrown
 * as an ApiFailure. Aborting ends the waiting too.
 */
export async function withRetries<T>(
  work: () => Promise<T>,
  mayRepeat: (failure: ApiFailure) => boolean,
  signal?: AbortSignal,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await work();
    } catch (error) {
      signal?.throwIfAborted();
      const failure = failureOf(error);
      if (retry === RETRIES || !mayRepeat(failure)) throw failure;
      await pause(retryDelay(retry), signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
