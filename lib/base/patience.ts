import { AsyncLocalStorage } from "node:async_hooks";

/** Next bundles what starts the server apart from what answers requests: the two only share the process. */
const PATIENCE = Symbol.for("tallyport.patience");
const shared = globalThis as { [PATIENCE]?: AsyncLocalStorage<AbortSignal | undefined> };
const patience = shared[PATIENCE] ?? new AsyncLocalStorage<AbortSignal | undefined>();
shared[PATIENCE] = patience;

/** What is done on behalf of `work`, at whatever depth, is wanted until `signal` says otherwise, or who began it has given up. */
export function untilGivenUp<T>(signal: AbortSignal, work: () => T): T {
  const outer = patience.getStore();
  return patience.run(outer ? AbortSignal.any([outer, signal]) : signal, work);
}

/** Work that goes on whoever has given up: what is shared with others, or done when the answer is out. */
export function unhurried<T>(work: () => T): T {
  return patience.run(undefined, work);
}

/** Says when nobody waits any more for what is being done; undefined where nobody is in a hurry. */
export function whenGivenUp(): AbortSignal | undefined {
  return patience.getStore();
}
