import { failureOf } from "./api-failure";

const RETRIES = 3;
const FIRST_MS = 1_000;
const LONGEST_MS = 10_000;
const SPREAD_MS = 1_000;

/** Whether what has failed once more after so many retries is tried again: only what got no answer, three times at most. */
export function mayRetry(retries: number, error: unknown): boolean {
  return retries < RETRIES && failureOf(error).retryable;
}

/** Milliseconds before the nth retry (from 0): doubling, capped, plus up to a second by chance. */
export function retryDelay(retry: number): number {
  return Math.min(FIRST_MS * 2 ** retry, LONGEST_MS) + Math.random() * SPREAD_MS;
}

/** Does `work` again while it may be retried; then its failure is thrown as an ApiFailure. Resources retry by themselves. */
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
