import "server-only";
import pino from "pino";
import { env } from "./env";

let root: pino.Logger | undefined;

/** One JSON object a line. Log ids, codes and counts: never a token, address, name, mail text or SQL parameter. */
export function log(): pino.Logger {
  root ??= pino({ level: env.LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });
  return root;
}

/** What may be logged of an error: its name, SQLSTATE and stack frames, never its message, which may quote data. */
export function traceOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const cause = error.cause;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.trimStart().startsWith("at "));
  return { kind: error.name, code, stack: frames.slice(0, 8).join("\n") };
}
