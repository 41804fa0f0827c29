import "server-only";
import type { QueueHealth } from "./job.model";
import { selectQueueHealth } from "./job.sql";

/** Counts of every queue, now. */
export function readQueueHealth(): Promise<QueueHealth[]> {
  return selectQueueHealth();
}
