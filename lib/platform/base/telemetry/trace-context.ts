import { AsyncLocalStorage } from "node:async_hooks";
import { processShared } from "../process-shared";

/** A span as W3C Trace Context identifies it: a trace id of 32 and a span id of 16 hexadecimal digits. */
export type Span = { readonly traceId: string; readonly spanId: string; readonly isSampled: boolean };

const spans = processShared("spans", () => new AsyncLocalStorage<Span>());

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
