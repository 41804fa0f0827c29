import { randomBytes } from "node:crypto";
import { env } from "../env";
import { exporter } from "./exporter";
import type { Attributes } from "./otlp-json";
import { currentSpan, type Span, underSpan } from "./trace-context";

/** What is measured: its durations are the histogram of that name with `.duration`. */
type Operation =
  | "http.server.request"
  | "db.client.operation"
  | "tallyport.job"
  | "tallyport.mail"
  | "tallyport.match";

type Measured = {
  readonly operation: Operation;
  /** What the span is called; few different ones. */
  readonly name: string;
  /** Of the span and the histogram: few different values, and nothing of anybody's. */
  readonly attributes: Attributes;
  /** Of the span alone. */
  readonly detail?: Attributes;
};
type Begun = { readonly span: Span; readonly parent: Span | undefined; readonly at: number };

const INTERNAL = 1;
const SERVER = 2;
const CLIENT = 3;
const KINDS: Partial<Record<Operation, number>> = {
  "http.server.request": SERVER,
  "db.client.operation": CLIENT,
};
const FAILED = 2;
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

/** Whether anybody wants to know: OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export function isTracing(): boolean {
  return exporter() !== undefined;
}

/** Does `work` as a span of the trace under way, and measures it; just does it where nobody wants to know. */
export function traced<T>(measured: Measured, work: () => Promise<T>): Promise<T> {
  if (!isTracing()) return work();
  const begun = beginSpan();
  const ended = (isFailed: boolean) => endSpan(begun, measured, isFailed);
  return underSpan(begun.span, async () => {
    try {
      const value = await work();
      ended(false);
      return value;
    } catch (error) {
      ended(true);
      throw error;
    }
  });
}

/** @param traceparent of whoever asks, where they trace too */
export function beginSpan(traceparent?: string): Begun {
  const parent = traceparent === undefined ? currentSpan() : spanOf(traceparent);
  const span = {
    traceId: parent?.traceId ?? randomBytes(16).toString("hex"),
    spanId: randomBytes(8).toString("hex"),
    isSampled: parent?.isSampled ?? isChosen(),
  };
  return { span, parent, at: now() };
}

export function endSpan({ span, parent, at }: Begun, measured: Measured, isFailed: boolean): void {
  const end = now();
  const { operation, name, attributes, detail } = measured;
  const outcome: Attributes = isFailed ? { "error.type": "failed" } : {};
  exporter()?.measure(`${operation}.duration`, (end - at) / 1_000, { ...attributes, ...outcome });
  if (!span.isSampled) return;
  exporter()?.add({
    traceId: span.traceId,
    spanId: span.spanId,
    parentSpanId: parent?.spanId,
    name,
    kind: KINDS[operation] ?? INTERNAL,
    start: at,
    end,
    attributes: { ...attributes, ...detail },
    status: isFailed ? FAILED : 0,
  });
}

function spanOf(traceparent: string): Span | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? [];
  if (!(traceId && spanId && flags)) return undefined;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

/** OTEL_TRACES_SAMPLER: everything, nothing, or a part of what begins here. */
function isChosen(): boolean {
  if (env.OTEL_TRACES_SAMPLER.endsWith("always_off")) return false;
  return !env.OTEL_TRACES_SAMPLER.endsWith("traceidratio") || Math.random() < env.OTEL_TRACES_SAMPLER_ARG;
}

/** In milliseconds since 1970, finer than a clock of milliseconds. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
