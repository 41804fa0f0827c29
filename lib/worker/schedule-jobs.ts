import "server-only";
import { insertRegularJob } from "@/lib/platform/jobs/job.sql";

/** In seconds. */
const HOUR = 3_600;
const QUARTER = 6 * HOUR;
const DAY = 24 * HOUR;

/** Asks for what has to be looked at regularly. Every worker may call it as often as it likes: once in its time each has an effect; once an hour for what is overdue, so that a day that begins anywhere is noticed. */
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
