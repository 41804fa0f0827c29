import "server-only";
import type { z } from "zod";
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

/** All there is to say of a queue but its name and how often it tries (`lib/platform/base/queues.ts`). */
export type Queue<Data> = {
  /** What its jobs carry: ids only. */
  readonly data: z.ZodType<Data>;
  /** How many of its jobs one worker does side by side; as many as of any other unless they would only wait for each other. */
  readonly atOnce?: number;
  readonly handle: (ctx: Context, data: Data) => Promise<Effect>;
  /** What has to be said where a job failed for good, which may be done again without harm; null where nobody waits for it. */
  readonly giveUp: ((ctx: Context, data: Data) => Promise<void>) | null;
};

/** What a job of the system comes to that did one stretch of something: the next is asked for with its completion, null where there is none. */
export function followedBy<Name extends QueueName>(name: Name, next: JobData[Name] | null): Effect {
  return {
    owner: null,
    store: async (tx) => {
      if (next) await enqueueJob(tx, name, next);
    },
  };
}

/** What a job comes to that has nothing to write down. */
export const DONE: Effect = { owner: null, store: () => Promise.resolve() };

export function queue<Data>(it: Queue<Data>): Queue<Data> {
  return it;
}
