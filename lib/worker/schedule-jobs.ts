import "server-only";
import { insertHourlyJob } from "@/lib/jobs/job.sql";

/** Asks for what has to be looked at regularly. Every worker may call it as often as it likes: once an hour it has an effect, so that a day that begins anywhere is noticed. */
export async function scheduleJobs(): Promise<void> {
  await insertHourlyJob("find-overdue");
}
