import { randomBytes } from "node:crypto";
import { env } from "../env";
import { exporter } from "./exporter";
import type { Attributes } from "./otlp-json";
import { currentSpan, type Span, underSpan } from "./trace-context";

/**
 * The operations that are measured. The durations of each go into the histogram of the same name with `.duration`
 * added.
 */
type Operation =
  | "http.server.request"
  | "db.client.operation"
  | "tallyport.job"
  | "tallyport.mail"
  | "tallyport.match";

type Measured = {
  readonly operation: Operation;
  /** The span's name; use only a few different names. */
  readonly name: string;
  /** Attributes of both the span and the histogram: use only a few different values, and no personal data. */
  readonly attributes: Attributes;
  /** Attributes of the span only. */
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

/** Whether traces are exported: OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export function isTracing(): boolean {
  return exporter() !== undefined;
}

/** Runs `work` as a measured span of the current trace. Only runs it where tracing is off. */
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

/**
 * Starts a span.
 * @param traceparent the caller's `traceparent` header, if it sends one
 */
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

/** Applies OTEL_TRACES_SAMPLER to a trace that begins here: all, none, or a fraction of them. */
function isChosen(): boolean {
  if (env.OTEL_TRACES_SAMPLER.endsWith("always_off")) return false;
  return !env.OTEL_TRACES_SAMPLER.endsWith("traceidratio") || Math.random() < env.OTEL_TRACES_SAMPLER_ARG;
}

/** Returns milliseconds since 1970 with a fraction, unlike `Date.now()`. */
function now(): number {
  return performance.timeOrigin + performance.now();
}
