import "server-only";
import type { QueueName } from "@/lib/platform/base/queues";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { JobData } from "@/lib/platform/jobs/job.model";

/** The effect of a job. The slow part is done when this exists; `store` commits together with the job's completion. */
export type Effect = {
  /** The agent whose rows `store` writes; null for the system's own rows. */
  readonly owner: string | null;
  readonly store: (tx: Tx) => Promise<unknown>;
};

/**
 * How a queue's jobs are handled. Their names and retries are in `lib/platform/base/queues.ts`, their data in
 * job-data.ts.
 */
export type Queue<Data> = {
  /** How many of its jobs a worker runs in parallel; set it where they would only wait for each other. */
  readonly atOnce?: number;
  readonly handle: (ctx: Context, data: Data) => Effect | Promise<Effect>;
  /** Reports that a job has failed for good; must be safe to repeat. Omitted where nobody waits for the job. */
  readonly giveUp?: (ctx: Context, data: Data) => Promise<void>;
};

/** A subset of the queues. */
export type Queues<Name extends QueueName = QueueName> = { readonly [One in Name]: Queue<JobData[One]> };

/** Returns the effect of a job that stores nothing besides its completion. */
export async function done(work: Promise<unknown>): Promise<Effect> {
  await work;
  return { owner: null, store: () => Promise.resolve() };
}

/**
 * Returns the effect of a system job that did one part of its work: enqueues the next part together with the
 * completion; null when there is none.
 */
export function followedBy<Name extends QueueName>(name: Name, next: JobData[Name] | null): Effect {
  return {
    owner: null,
    store: async (tx) => {
      if (next) await enqueueJob(tx, name, next);
    },
  };
}
