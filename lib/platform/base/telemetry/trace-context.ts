import { AsyncLocalStorage } from "node:async_hooks";

/** What is under way, as W3C Trace Context names it: 32 and 16 hexadecimal digits. */
export type Span = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean };

/** Next bundles what starts the server apart from what answers requests: the two only share the process. */
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

/** From here on what is done belongs to this span. */
export function enterSpan(span: Span): void {
  spans.enterWith(span);
}
