import "server-only";
import { Failure } from "@/lib/base/failure";
import { untilGivenUp } from "@/lib/base/patience";

const DEFAULT_SECONDS = 10;

/**
 * Answers what `work` does, or fails with TIMED_OUT when that takes longer than `seconds`; nobody waits for ever. What the
 * work has not begun in the database by then is not begun any more.
 */
export async function withinDeadline<T>(work: () => Promise<T>, seconds = DEFAULT_SECONDS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givenUp = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const failure = new Failure("TIMED_OUT");
      reject(failure);
      givenUp.abort(failure);
    }, seconds * 1000);
  });
  try {
    return await Promise.race([untilGivenUp(givenUp.signal, work), late]);
  } finally {
    clearTimeout(timer);
  }
}
