import "server-only";
import { Failure } from "@/lib/platform/base/failure";
import { log } from "@/lib/platform/base/log";

/**
 * Does a batch's work, and again in halves where a statement of it took too long: what one alone needs too long for fails, after all
 * others are done.
 */
export async function inParts<T>(
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

/** The halves of what took too long, the first one last; none of a single one. What failed otherwise is thrown. */
function halvesOf(some: readonly string[], error: unknown): readonly (readonly string[])[] {
  if (!(error instanceof Failure && error.code === "TIMED_OUT")) throw error;
  log().warn({ transactions: some.length }, "A batch of transactions took too long to match.");
  const half = some.length >> 1;
  return half === 0 ? [] : [some.slice(half), some.slice(0, half)];
}
