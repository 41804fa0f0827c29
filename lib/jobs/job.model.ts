import type { QueueName } from "@/lib/base/queues";

/** What each queue's jobs carry: ids only. */
export type JobData = {
  readonly "extract-email": { readonly userId: string; readonly emailId: string };
  readonly "find-overdue": Readonly<Record<never, never>>;
  readonly "mark-overdue": { readonly userId: string };
  readonly "remind-of-email": { readonly userId: string; readonly emailId: string; readonly day: string };
  readonly "send-email": { readonly userId: string; readonly emailId: string; readonly attempt: number };
};

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
  readonly data: Readonly<Record<string, unknown>>;
};

/** Counts of one queue: `ready` wait for a worker, `active` are being worked on, `deferred` wait for their time. */
export type QueueHealth = {
  readonly name: string;
  readonly ready: number;
  readonly active: number;
  readonly deferred: number;
  readonly failed: number;
};
