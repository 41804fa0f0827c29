import { AsyncLocalStorage } from "node:async_hooks";

/** Next bundles what starts the server apart from what answers requests: the two only share the process. */
const PATIENCE = Symbol.for("tallyport.patience");
type Wanted = { readonly signal: AbortSignal; readonly onStoring: () => void };
const shared = globalThis as { [PATIENCE]?: AsyncLocalStorage<Wanted | undefined> };
const patience = shared[PATIENCE] ?? new AsyncLocalStorage<Wanted | undefined>();
shared[PATIENCE] = patience;

/**
 * What is done on behalf of `work`, at whatever depth, is wanted until `signal` says otherwise, or who began it has given up.
 * `onStoring` hears each time that something of it is about to be stored for good.
 */
export function withAbortSignal<T>(
  signal: AbortSignal,
  work: () => T,
  onStoring: () => void = () => undefined,
): T {
  const outer = patience.getStore();
  const wanted = outer
    ? {
        signal: AbortSignal.any([outer.signal, signal]),
        onStoring: () => {
          onStoring();
          outer.onStoring();
        },
      }
    : { signal, onStoring };
  return patience.run(wanted, work);
}

/** To be said before what was changed is stored: whoever gives up from here on can't know whether it was. */
export function aboutToStore(): void {
  patience.getStore()?.onStoring();
}

/** Work that goes on whoever has given up: what is shared with others, or done when the answer is out. */
export function withoutAbortSignal<T>(work: () => T): T {
  return patience.run(undefined, work);
}

/** Says when nobody waits any more for what is being done; undefined where nobody is in a hurry. */
export function currentAbortSignal(): AbortSignal | undefined {
  return patience.getStore()?.signal;
}
