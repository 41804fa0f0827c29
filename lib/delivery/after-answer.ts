import "server-only";
import { after } from "next/server";
import { env } from "@/lib/base/env";
import { unhurried } from "@/lib/base/patience";

/** Where no worker process runs, does this once the answer is out; the cron route is the safety net. Elsewhere the worker does it. */
export function afterAnswer(work: () => Promise<unknown>): void {
  if (env.VERCEL) after(() => unhurried(work));
}
