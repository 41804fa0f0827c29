import "server-only";
import { log, traceOf } from "@/lib/platform/base/log";
import { QUEUES, type QueueName } from "@/lib/platform/base/queues";
import { type Context, systemContext } from "@/lib/platform/context/context";
import type { DeadLetter } from "@/lib/platform/jobs/job.model";
import { selectDeadLetters } from "@/lib/platform/jobs/job.sql";
import { JOB_DATA } from "./queues/job-data";
import { QUEUE } from "./queues/queues";

const told = new Set<string>();

/**
 * Reports jobs that have failed for good, including those whose worker died each time, so that nobody waits for their
 * result.
 */
export async function giveUpDeadJobs(): Promise<void> {
  for (const letter of await selectDeadLetters()) {
    if (told.has(letter.id)) continue;
    const ctx = systemContext("give-up", letter.id);
    try {
      await giveUp(ctx, letter);
      told.add(letter.id);
    } catch (error) {
      log().warn({ requestId: ctx.requestId, queue: letter.queue, ...traceOf(error) }, "job not given up");
    }
  }
}

/** Does nothing for a queue that no longer exists. */
async function giveUp(ctx: Context, { queue, data }: DeadLetter): Promise<void> {
  const name = QUEUES.find((one) => one === queue);
  if (name) await inQueue(ctx, name, data);
}

async function inQueue<Name extends QueueName>(ctx: Context, name: Name, carried: unknown): Promise<void> {
  await QUEUE[name].giveUp?.(ctx, JOB_DATA[name].parse(carried));
}
