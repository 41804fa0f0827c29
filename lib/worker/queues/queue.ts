import "server-only";
import type { QueueName } from "@/lib/platform/base/queues";
import type { Context } from "@/lib/platform/context/context";
import type { Tx } from "@/lib/platform/context/transaction";
import { enqueueJob } from "@/lib/platform/jobs/enqueue-job";
import type { JobData } from "@/lib/platform/jobs/job.model";

/** What a job comes to: the slow part is done when this exists, and `store` commits together with the job's completion. */
export type Effect = {
  /** The agent whose rows `store` writes; null for the system's own. */
  readonly owner: string | null;
  readonly store: (tx: Tx) => Promise<unknown>;
};

/** What is done with a queue's jobs. Its name and how often it tries: `lib/platform/base/queues.ts`; what they carry: job-data.ts. */
export type Queue<Data> = {
  /** How many of its jobs one worker does side by side; as many as of any other unless they would only wait for each other. */
  readonly atOnce?: number;
  readonly handle: (ctx: Context, data: Data) => Effect | Promise<Effect>;
  /** What has to be said where a job failed for good, which may be done again without harm; nothing where nobody waits for it. */
  readonly giveUp?: (ctx: Context, data: Data) => Promise<void>;
};

/** Some of the queues. */
export type Queues<Name extends QueueName = QueueName> = { readonly [One in Name]: Queue<JobData[One]> };

/** What a job comes to that writes nothing beside its completion. */
export async function done(work: Promise<unknown>): Promise<Effect> {
  await work;
  return { owner: null, store: () => Promise.resolve() };
}

/** What a job of the system comes to that did one stretch of something: the next is asked for with its completion, null where there is none. */
export function followedBy<Name extends QueueName>(name: Name, next: JobData[Name] | null): Effect {
  return {
    owner: null,
    store: async (tx) => {
      if (next) await enqueueJob(tx, name, next);
    },
  };
}
