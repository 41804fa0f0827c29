import type { DEAD_LETTERS, QueueName } from "@/lib/platform/base/queues";

/** The data that each queue's jobs carry: ids only. `lib/worker/queues/job-data.ts` adds the queues. */
export interface JobData {
  /** The data of the job that failed. */
  readonly [DEAD_LETTERS]: Readonly<Record<string, unknown>>;
}

/** A job that a worker has claimed. */
export type ClaimedJob<Name extends QueueName = QueueName> = {
  readonly id: string;
  readonly name: Name;
  readonly data: JobData[Name];
  /** How many times it was tried before. */
  readonly retryCount: number;
  readonly heartbeatSeconds: number;
};

/** A job that has failed for good and waits for an administrator. `queue` is the queue it failed in. */
export type DeadLetter = {
  readonly id: string;
  readonly queue: string;
  readonly failedAt: string;
  readonly reason: string;
  readonly data: JobData[typeof DEAD_LETTERS];
};

/**
 * Counts of one queue: `ready` jobs wait for a worker, `active` ones are running, `deferred` ones wait for their start
 * time.
 */
export type QueueHealth = {
  readonly name: string;
  readonly ready: number;
  readonly active: number;
  readonly deferred: number;
  readonly failed: number;
};
