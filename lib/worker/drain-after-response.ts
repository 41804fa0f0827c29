import "server-only";
import { after } from "next/server";
import { env } from "@/lib/base/env";
import { drainJobs } from "./run-jobs";

const BUDGET_MS = 20_000;

/** Where no worker process runs, does the jobs that a request has enqueued once its answer is out; the cron route is the safety net. */
export function drainAfterResponse(): void {
  if (env.VERCEL) after(() => drainJobs(Date.now() + BUDGET_MS));
}
