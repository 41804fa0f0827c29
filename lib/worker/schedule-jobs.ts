import "server-only";
import { insertRegularJob } from "@/lib/platform/jobs/job.sql";

/** Intervals in seconds. */
const HOUR = 3_600;
const QUARTER = 6 * HOUR;
const DAY = 24 * HOUR;

/**
 * Adds the jobs that run regularly. Every worker may call this as often as it likes: each job is added once per
 * interval. Overdue commission is checked once an hour, so that the start of a day in any time zone is noticed.
 */
export async function scheduleJobs(): Promise<void> {
  await insertRegularJob("fetch-rates", QUARTER);
  await insertRegularJob("find-overdue", HOUR);
  await insertRegularJob("find-changed-totals", HOUR);
  await insertRegularJob("find-leavers", HOUR);
  await insertRegularJob("find-unsettled-shares", HOUR);
  await insertRegularJob("find-offers", DAY);
  await insertRegularJob("apply-retention", HOUR);
  await insertRegularJob("archive-audit", DAY);
  await insertRegularJob("match-again", DAY);
  await insertRegularJob("make-partitions", DAY);
  await insertRegularJob("move-originals", HOUR);
  await insertRegularJob("reconcile-billing", DAY);
  await insertRegularJob("remove-originals", DAY);
}
