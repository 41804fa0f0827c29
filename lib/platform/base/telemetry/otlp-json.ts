import { env } from "../env";

/** The attributes of a span or a histogram. */
export type Attributes = Readonly<Record<string, string | number>>;

/** A finished span; times are in milliseconds since 1970. */
export type FinishedSpan = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: number;
  readonly start: number;
  readonly end: number;
  readonly attributes: Attributes;
  readonly status: number;
};

/**
 * The upper limits, in seconds, of the buckets that OpenTelemetry recommends for durations; one more bucket has no
 * limit.
 */
export const UP_TO = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

export type Histogram = {
  readonly name: string;
  readonly attributes: Attributes;
  readonly counts: number[];
  sum: number;
};

export function newHistogram(name: string, attributes: Attributes): Histogram {
  return { name, attributes, counts: [...UP_TO, 0].fill(0), sum: 0 };
}

/** Returns the body of a request to /v1/traces (OTLP 1, JSON Protobuf encoding). */
export function spansJson(spans: readonly FinishedSpan[]): object {
  const all = spans.map(({ start, end, attributes, status, ...span }) => ({
    ...span,
    startTimeUnixNano: nanos(start),
    endTimeUnixNano: nanos(end),
    attributes: listOf(attributes),
    status: { code: status },
  }));
  return { resourceSpans: [{ resource: resource(), scopeSpans: [{ scope: SCOPE, spans: all }] }] };
}

/** Returns the body of a request to /v1/metrics, with everything since the process started. */
export function metricsJson(histograms: readonly Histogram[], began: number): object {
  const time = nanos(Date.now());
  const metrics = histograms.map(({ name, attributes, counts, sum }) => ({
    name,
    unit: "s",
    histogram: {
      aggregationTemporality: CUMULATIVE,
      dataPoints: [
        {
          attributes: listOf(attributes),
          startTimeUnixNano: nanos(began),
          timeUnixNano: time,
          count: String(counts.reduce((total, count) => total + count, 0)),
          sum,
          bucketCounts: counts.map(String),
          explicitBounds: UP_TO,
        },
      ],
    },
  }));
  return { resourceMetrics: [{ resource: resource(), scopeMetrics: [{ scope: SCOPE, metrics }] }] };
}

/** Reads `name=value,name=value` with percent-encoded values, the form of all list settings of OpenTelemetry. */
export function pairsOf(list: string): Record<string, string> {
  const pairs = list.split(",").flatMap((pair) => {
    const [name = "", ...value] = pair.split("=");
    return name.trim() === "" ? [] : [[name.trim(), decodeURIComponent(value.join("=").trim())]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

const CUMULATIVE = 2;
const SCOPE = { name: "tallyport" };

function resource() {
  const given = pairsOf(env.OTEL_RESOURCE_ATTRIBUTES);
  return {
    attributes: listOf({ ...given, "service.name": env.OTEL_SERVICE_NAME, "process.pid": process.pid }),
  };
}

function listOf(attributes: Attributes) {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(value) } : { stringValue: value },
  }));
}

function nanos(ms: number): string {
  return String(BigInt(Math.round(ms * 1_000)) * 1_000n);
}
