import { env } from "../env";
import { log, traceOf } from "../log";
import { processShared } from "../process-shared";
import {
  type Attributes,
  type FinishedSpan,
  type Histogram,
  metricsJson,
  newHistogram,
  pairsOf,
  spansJson,
  UP_TO,
} from "./otlp-json";

const EVERY_MS = 5_000;
const PATIENCE_MS = 10_000;
/** The most spans that wait to be sent; further spans are dropped, and the log says how many. */
const MOST_SPANS = 4_096;
const MOST_SERIES = 1_000;

/**
 * Sends spans and histograms to a collector by OTLP over HTTP as JSON. It uses no library: OpenTelemetry's are a dozen
 * packages that every Vercel function would have to carry. Data that can't be delivered is lost, and no caller waits
 * for delivery.
 */
class Exporter {
  readonly #began = Date.now();
  readonly #histograms = new Map<string, Histogram>();
  #spans: FinishedSpan[] = [];
  #lost = 0;

  constructor() {
    setInterval(() => void this.flush(), EVERY_MS).unref();
  }

  add(span: FinishedSpan): void {
    if (this.#spans.length < MOST_SPANS) this.#spans.push(span);
    else this.#lost += 1;
  }

  measure(name: string, seconds: number, attributes: Attributes): void {
    const key = `${name} ${JSON.stringify(attributes)}`;
    const known = this.#histograms.get(key);
    if (!known && this.#histograms.size >= MOST_SERIES) return;
    const histogram = known ?? newHistogram(name, attributes);
    this.#histograms.set(key, histogram);
    const bucket = UP_TO.findIndex((limit) => seconds <= limit);
    const place = bucket < 0 ? UP_TO.length : bucket;
    histogram.counts[place] = (histogram.counts[place] ?? 0) + 1;
    histogram.sum += seconds;
  }

  async flush(): Promise<void> {
    const spans = this.#spans;
    const lost = this.#lost;
    this.#spans = [];
    this.#lost = 0;
    const isSent = await Promise.all([
      spans.length === 0 || sent("traces", spansJson(spans)),
      this.#histograms.size === 0 ||
        sent("metrics", metricsJson([...this.#histograms.values()], this.#began)),
    ]);
    const dropped = lost + (isSent[0] ? 0 : spans.length);
    if (dropped > 0) log().warn({ dropped }, "spans not delivered");
  }
}

/** Returns the exporter of this process; undefined unless OTEL_EXPORTER_OTLP_ENDPOINT is set. */
export function exporter(): Exporter | undefined {
  return env.OTEL_EXPORTER_OTLP_ENDPOINT ? processShared("telemetry", () => new Exporter()) : undefined;
}

/** Sends what is left, for a program that is about to exit. */
export async function flushTelemetry(): Promise<void> {
  await exporter()?.flush();
}

async function sent(signal: "traces" | "metrics", body: object): Promise<boolean> {
  try {
    const response = await fetch(`${env.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/$/, "")}/v1/${signal}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...pairsOf(env.OTEL_EXPORTER_OTLP_HEADERS) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await response.arrayBuffer();
    if (!response.ok) log().warn({ signal, status: response.status }, "telemetry refused");
    return response.ok;
  } catch (error) {
    log().warn({ signal, ...traceOf(error) }, "telemetry not delivered");
    return false;
  }
}
