import "server-only";
import { withAbortSignal } from "@/lib/platform/base/abort-scope";
import { Failure } from "@/lib/platform/base/failure";

export const DEFAULT_SECONDS = 10;
/** What somebody who wanted to change something has to know. */
const STORED = {
  no: "Nothing was stored: try again.",
  maybe: "It may have been stored: look before you try again.",
} as const;

type Limits = { readonly seconds?: number | undefined; readonly changes?: boolean };

/**
 * Returns the result of `work`, or throws TIMED_OUT if that takes longer than `seconds`, so that nobody waits forever.
 * From then on the work can't begin anything in the database, and what it has begun is rolled back. With `changes` the
 * failure's message and its fact `stored` say whether nothing was stored, or something may have been by that moment.
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
