import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";
import { env } from "./env";
import { currentSpan } from "./telemetry/trace-context";

let root: pino.Logger | undefined;
/** Next bundles what starts the server apart from what answers requests: the two only share the process. */
const REQUESTS = Symbol.for("tallyport.requests");
const shared = globalThis as { [REQUESTS]?: AsyncLocalStorage<string> };
const requests = shared[REQUESTS] ?? new AsyncLocalStorage<string>();
shared[REQUESTS] = requests;

/** One JSON object a line. Log ids, codes and counts: never a token, address, name, mail text or SQL parameter. */
export function log(): pino.Logger {
  root ??= pino({
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ requestId: requests.getStore(), traceId: currentSpan()?.traceId }),
  });
  return root;
}

/** What is logged on behalf of `work`, at whatever depth, carries this id. */
export function underRequest<T>(requestId: string, work: () => T): T {
  return requests.run(requestId, work);
}

/** What may be logged of an error: its name, its code (a SQLSTATE among them) and stack frames, never its message, which may quote data. */
export function traceOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error ? String(error.code) : undefined;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return { kind: error.name, code, stack: frames.slice(0, 8).join("\n") };
}
