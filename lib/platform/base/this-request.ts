import { AsyncLocalStorage } from "node:async_hooks";

/** Next bundles the gate, the pages and what starts the server apart from each other: they only share the process. */
const REQUEST = Symbol.for("tallyport.request");
const shared = globalThis as { [REQUEST]?: AsyncLocalStorage<Map<string, unknown>> };
const request = shared[REQUEST] ?? new AsyncLocalStorage<Map<string, unknown>>();
shared[REQUEST] = request;

/** From here on what is done answers another request. */
export function beginRequest(): void {
  request.enterWith(new Map());
}

/** Leaves what the gate found out for the page behind it. Nobody gets it where nobody saw the request come, as on Vercel. */
export function leaveInRequest(key: string, value: unknown): void {
  request.getStore()?.set(key, value);
}

/** What was left in this very request, once: whoever asks again wants to know what has become of it. */
export function takenInRequest(key: string): unknown {
  const value = request.getStore()?.get(key);
  request.getStore()?.delete(key);
  return value;
}
