import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { log } from "@/lib/platform/base/log";

/**
 * Processes a batch. If a query times out, splits the batch in halves and processes each. A single item that still
 * times out makes the function throw, after all others are done.
 */
export async function withBatchSplitting<T>(
  ids: readonly string[],
  work: (some: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const done: T[] = [];
  const waiting = [ids];
  let last: unknown;
  for (let some = waiting.pop(); some; some = waiting.pop()) {
    try {
      done.push(...(await work(some)));
    } catch (error) {
      const halves = halvesOf(some, error);
      if (halves.length === 0) last = error;
      waiting.push(...halves);
    }
  }
  if (last !== undefined) throw last;
  return done;
}

/**
 * Returns the halves of a batch that timed out, the first half last, or nothing for a single item. Throws any other
 * error.
 */
function halvesOf(some: readonly string[], error: unknown): readonly (readonly string[])[] {
  if (!(error instanceof Failure && error.code === "TIMED_OUT")) throw error;
  log().warn({ transactions: some.length }, "A batch of transactions took too long to match.");
  const half = some.length >> 1;
  return half === 0 ? [] : [some.slice(half), some.slice(0, half)];
}
