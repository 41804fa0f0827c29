import "server-only";
import { withAbortSignal } from "@/lib/platform/base/abort-scope";
import { Failure } from "@/lib/platform/base/failure";

export const DEFAULT_SECONDS = 10;
/** What whoever wanted to change something has to know. */
const STORED = {
  no: "Nothing was stored: try again.",
  maybe: "It may have been stored: look before you try again.",
} as const;

type Limits = { readonly seconds?: number | undefined; readonly changes?: boolean };

/**
 * Answers what `work` does, or fails with TIMED_OUT when that takes longer than `seconds`; nobody waits for ever. What the
 * work has not begun in the database by then is not begun any more, and what it has begun is undone. With `changes` the
 * failure says by its words and by the fact `stored` that nothing was stored, or that it may have been, in the very moment.
 */
export async function withinDeadline<T>(
  work: () => Promise<T>,
  { seconds = DEFAULT_SECONDS, changes = false }: Limits = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stored: keyof typeof STORED = "no";
  const givenUp = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const failure = changes ? timedOut(stored) : new Failure("TIMED_OUT");
      reject(failure);
      givenUp.abort(failure);
    }, seconds * 1000);
  });
  const onStoring = () => {
    stored = "maybe";
  };
  try {
    return await Promise.race([withAbortSignal(givenUp.signal, work, onStoring), late]);
  } finally {
    clearTimeout(timer);
  }
}

function timedOut(stored: keyof typeof STORED): Failure {
  const words = `${new Failure("TIMED_OUT").message} ${STORED[stored]}`;
  return new Failure("TIMED_OUT", words, { facts: { stored } });
}
