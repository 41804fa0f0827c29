import "server-only";
import { after } from "next/server";
import { withoutAbortSignal } from "@/lib/platform/base/abort-scope";
import { env } from "@/lib/platform/base/env";
import { log, traceOf } from "@/lib/platform/base/log";

/**
 * Runs work after the response has been sent, where no worker process runs; the cron endpoint is the fallback.
 * Elsewhere the worker does it.
 */
export function afterAnswer(work: () => Promise<unknown>): void {
  if (env.VERCEL) after(() => withoutAbortSignal(work));
}

/** Runs work for which the response doesn't wait; logs a failure under its name. */
export function runInBackground(name: string, work: () => Promise<unknown>): void {
  const safely = () =>
    withoutAbortSignal(work).catch((error: unknown) =>
      log().warn(traceOf(error), `not done beside an answer: ${name}`),
    );
  if (env.VERCEL) after(safely);
  else void safely();
}
