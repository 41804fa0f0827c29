import { AsyncLocalStorage } from "node:async_hooks";
import { processShared } from "./process-shared";

type Wanted = { readonly signal: AbortSignal; readonly onStoring: () => void };
const scope = processShared("abort-scope", () => new AsyncLocalStorage<Wanted | undefined>());

/**
 * Runs `work` so that everything it does, at any depth, sees an abort signal. That signal fires when `signal` or the
 * signal of an enclosing call fires. `onStoring` is called each time some of this work is about to be stored
 * permanently.
 */
export function withAbortSignal<T>(
  signal: AbortSignal,
  work: () => T,
  onStoring: () => void = () => undefined,
): T {
  const outer = scope.getStore();
  const wanted = outer
    ? {
        signal: AbortSignal.any([outer.signal, signal]),
        onStoring: () => {
          onStoring();
          outer.onStoring();
        },
      }
    : { signal, onStoring };
  return scope.run(wanted, work);
}

/**
 * Call this before a change is committed. A caller that gives up after this point cannot know whether the change was
 * stored.
 */
export function notifyBeforeCommit(): void {
  scope.getStore()?.onStoring();
}

/**
 * Runs `work` without an abort signal, so that it continues after the caller has given up. For work that is shared with
 * other callers or that runs after the response has been sent.
 */
export function withoutAbortSignal<T>(work: () => T): T {
  return scope.run(undefined, work);
}

/** Returns the signal that fires when nobody waits for the current work any more; undefined where there is none. */
export function currentAbortSignal(): AbortSignal | undefined {
  return scope.getStore()?.signal;
}
