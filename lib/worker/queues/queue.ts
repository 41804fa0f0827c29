import "server-only";
import type { z } from "zod";
import type { Retries } from "@/lib/base/queues";
import type { Context } from "@/lib/context/context";
import type { Tx } from "@/lib/context/transaction";

/** What a job comes to: the slow part is done when this exists, and `store` commits together with the job's completion. */
export type Effect = {
  /** The agent whose rows `store` writes; null for the system's own. */
  readonly owner: string | null;
  readonly store: (tx: Tx) => Promise<unknown>;
};

/** All there is to say of a queue but its name (`lib/base/queues.ts`). */
export type Queue<Data> = {
  /** What its jobs carry: ids only. */
  readonly data: z.ZodType<Data>;
  /** The migration tells the database of them. */
  readonly retries: Retries;
  readonly handle: (ctx: Context, data: Data) => Promise<Effect>;
  /** What has to be said where a job failed for good, which may be done again without harm; null where nobody waits for it. */
  readonly giveUp: ((ctx: Context, data: Data) => Promise<void>) | null;
};

export function queue<Data>(it: Queue<Data>): Queue<Data> {
  return it;
}
