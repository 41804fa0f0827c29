import { AsyncLocalStorage } from "node:async_hooks";

/** A span as W3C Trace Context identifies it: a trace id of 32 and a span id of 16 hexadecimal digits. */
export type Span = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean };

/**
 * Next bundles the server's startup code separately from its request handlers. Both run in one process, so they share
 * this storage through `globalThis`.
 */
const SPANS = Symbol.for("tallyport.spans");
const shared = globalThis as { [SPANS]?: AsyncLocalStorage<Span> };
const spans = shared[SPANS] ?? new AsyncLocalStorage<Span>();
shared[SPANS] = spans;

export function currentSpan(): Span | undefined {
  return spans.getStore();
}

export function underSpan<T>(span: Span, work: () => T): T {
  return spans.run(span, work);
}

/** Makes this the current span for everything that follows. */
export function enterSpan(span: Span): void {
  spans.enterWith(span);
}
