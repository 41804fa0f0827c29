import "server-only";
import { after } from "next/server";
import { withoutAbortSignal } from "@/lib/platform/base/abort-scope";
import { env } from "@/lib/platform/base/env";
import { log, traceOf } from "@/lib/platform/base/log";

/** Where no worker process runs, does this once the answer is out; the cron route is the safety net. Elsewhere the worker does it. */
export function afterAnswer(work: () => Promise<unknown>): void {
  if (env.VERCEL) after(() => withoutAbortSignal(work));
}

/** Does what the answer doesn't wait for; what fails of it is logged by its name. */
export function besides(name: string, work: () => Promise<unknown>): void {
  const safely = () =>
    withoutAbortSignal(work).catch((error: unknown) =>
      log().warn(traceOf(error), `not done beside an answer: ${name}`),
    );
  if (env.VERCEL) after(safely);
  else void safely();
}
