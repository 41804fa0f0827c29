import { AsyncLocalStorage } from "node:async_hooks";

/** Next bundles what starts the server apart from what answers requests: the two only share the process. */
const SCOPE = Symbol.for("tallyport.abort-scope");
type Wanted = { readonly signal: AbortSignal; readonly onStoring: () => void };
const shared = globalThis as { [SCOPE]?: AsyncLocalStorage<Wanted | undefined> };
const scope = shared[SCOPE] ?? new AsyncLocalStorage<Wanted | undefined>();
shared[SCOPE] = scope;

/**
 * What is done on behalf of `work`, at whatever depth, is wanted until `signal` says otherwise, or who began it has given up.
 * `onStoring` hears each time that something of it is about to be stored for good.
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

/** To be said before what was changed is stored: whoever gives up from here on can't know whether it was. */
export function aboutToStore(): void {
  scope.getStore()?.onStoring();
}

/** Work that goes on whoever has given up: what is shared with others, or done when the answer is out. */
export function withoutAbortSignal<T>(work: () => T): T {
  return scope.run(undefined, work);
}

/** Says when nobody waits any more for what is being done; undefined where nobody is in a hurry. */
export function currentAbortSignal(): AbortSignal | undefined {
  return scope.getStore()?.signal;
}
