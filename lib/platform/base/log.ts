import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import pino from "pino";
import { env } from "./env";
import { processShared } from "./process-shared";
import { currentSpan } from "./telemetry/trace-context";

let root: pino.Logger | undefined;
const requests = processShared("requests", () => new AsyncLocalStorage<string>());

/**
 * The logger, which writes one JSON object per line. Log ids, codes and counts; never a token, address, name, email
 * text or SQL parameter.
 */
export function log(): pino.Logger {
  root ??= pino({
    level: env.LOG_LEVEL,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => ({ requestId: requests.getStore(), traceId: currentSpan()?.traceId }),
  });
  return root;
}

/** Runs `work` so that everything it logs, at any depth, carries this request id. */
export function underRequest<T>(requestId: string, work: () => T): T {
  return requests.run(requestId, work);
}

/**
 * Returns the parts of an error that may be logged: its name, its code (such as a SQLSTATE) and stack frames. Never its
 * message, which may quote data.
 */
export function traceOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error ? String(error.code) : undefined;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return { kind: error.name, code, stack: frames.slice(0, 8).join("\n") };
}
