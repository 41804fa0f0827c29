import { failureOf } from "./api-failure";

const RETRIES = 3;
const FIRST_MS = 1_000;
const LONGEST_MS = 10_000;
const SPREAD_MS = 1_000;

/** Whether to retry after another failure: only if there was no response, and at most three times. */
export function mayRetry(retries: number, error: unknown): boolean {
  return retries < RETRIES && failureOf(error).retryable;
}

/** Returns the milliseconds before the nth retry (from 0): doubling, capped, plus up to a second at random. */
export function retryDelay(retry: number): number {
  return Math.min(FIRST_MS * 2 ** retry, LONGEST_MS) + Math.random() * SPREAD_MS;
}

/**
 * Runs `work`, retrying it while that is allowed; then throws the failure as an ApiFailure. Resources retry by
 * themselves and don't need this.
 */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await work();
    } catch (error) {
      if (!mayRetry(retry, error)) throw failureOf(error);
      await new Promise((resolve) => setTimeout(resolve, retryDelay(retry)));
    }
  }
}
