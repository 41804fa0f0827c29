import "server-only";
import type { QueueHealth } from "./job.model";
import { selectQueueHealth } from "./job.sql";

/** Returns the current counts of every queue. */
export function readQueueHealth(): Promise<QueueHealth[]> {
  return selectQueueHealth();
}
