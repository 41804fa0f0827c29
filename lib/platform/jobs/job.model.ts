import type { DEAD_LETTERS, QueueName } from "@/lib/platform/base/queues";

/** What each queue's jobs carry: ids only. Said in `lib/worker/queues/job-data.ts`. */
export interface JobData {
  /** What the job that failed has carried. */
  readonly [DEAD_LETTERS]: Readonly<Record<string, unknown>>;
}

/** A job that somebody has claimed. */
export type ClaimedJob<Name extends QueueName = QueueName> = {
  readonly id: string;
  readonly name: Name;
  readonly data: JobData[Name];
  /** How many times it was tried before. */
  readonly retryCount: number;
  readonly heartbeatSeconds: number;
};

/** A job that failed for good and waits for an administrator. `queue` is where it failed. */
export type DeadLetter = {
  readonly id: string;
  readonly queue: string;
  readonly failedAt: string;
  readonly reason: string;
  readonly data: JobData[typeof DEAD_LETTERS];
};

/** Counts of one queue: `ready` wait for a worker, `active` are being worked on, `deferred` wait for their time. */
export type QueueHealth = {
  readonly name: string;
  readonly ready: number;
  readonly active: number;
  readonly deferred: number;
  readonly failed: number;
};
